import { randomBytes } from 'node:crypto';
import { connect as dial } from 'node:net';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import { type Connection, type ConnectionLimits, connect } from '#gateway/database/database.ts';
import { recordStatements, wholeReads } from './whole-reads.ts';

export type TestDatabase = Connection & { readonly url: string };

/**
 * A fresh migrated database of the test file's own, dropped after its last test. Call it at the top
 * level of the file:
 *
 *     const { db } = await testDatabase();
 *
 * @param limits of the connection, where a test is about them
 */
export async function testDatabase(limits: Partial<ConnectionLimits> = {}): Promise<TestDatabase> {
  const template = new URL(await databaseServer());
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asOwner(
    template,
    `CREATE DATABASE ${name} TEMPLATE ${template.pathname.slice(1)} STRATEGY FILE_COPY`,
  );
  const url = new URL(template);
  url.pathname = `/${name}`;
  const connection = connect(url.href, limits);
  const statements = recordStatements(connection.pool);
  afterAll(async () => {
    await connection.close();
    const whole = await wholeReads(url.href, statements);
    if (whole.length > 0) throw new Error(`No index for these statements:\n${whole.join('\n')}`);
    await asOwner(template, `DROP DATABASE ${name} WITH (FORCE)`);
  });
  return { ...connection, url: url.href };
}

/** Connection of the run's database server, which the first caller starts. */
export async function databaseServer(): Promise<string> {
  const answer = await text(dial(inject('databaseDeskPort'), '127.0.0.1'));
  if (!answer.startsWith('postgres')) throw new Error(`The tests' database server ${answer}`);
  return answer;
}

async function asOwner(template: URL, statement: string): Promise<void> {
  const url = new URL(template);
  url.pathname = '/postgres';
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
