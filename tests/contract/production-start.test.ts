import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { SEALED } from '#gateway/app/modules.ts';
import { checkSecret } from '#gateway/database/sealed/canary.ts';
import { startedMode } from '#gateway/environment.ts';
import { VARIABLES } from '#gateway/environment-variables.ts';
import { deriveKeys } from '#gateway/secrets/keys.ts';
import { testDatabase } from '#tests/support/database.ts';
import { freePort, servingEntry } from '#tests/support/system.ts';

const database = testDatabase();

/** Runs the entry of its mode with nothing but these variables. */
async function start(environment: Record<string, string>) {
  const child = spawn(process.execPath, [servingEntry(startedMode(environment))], {
    cwd: new URL('../..', import.meta.url),
    env: { PATH: process.env.PATH, ...environment },
  });
  const [output, code] = await Promise.all([
    text(child.stderr),
    new Promise<number | null>((resolve) => child.once('exit', resolve)),
  ]);
  return { output, code };
}

describe('a production that lacks something', () => {
  const needed = VARIABLES.filter((one) => 'neededInProduction' in one).map(({ name }) => name);

  it('does not start, and names all of it at once', async () => {
    const { output, code } = await start({ MODE: 'production' });
    expect(code).toBe(1);
    expect(needed.length).toBeGreaterThanOrEqual(7);
    for (const name of needed) expect(output).toContain(`${name} is needed in production`);
    expect(output).not.toMatch(/node_modules|\n {4}at /);
  });

  it('names what is wrong as well as what is missing', async () => {
    const { output, code } = await start({ MODE: 'production', SECRET: 'short', PORT: 'x' });
    expect(code).toBe(1);
    expect(output).toContain('SECRET is not usable');
    expect(output).toContain('PORT is not usable');
    expect(output).toContain('SMTP_URL is needed');
    expect(output).not.toMatch(/^SECRET is needed/m);
  });

  it('does not take another word for its mode', async () => {
    const { output, code } = await start({ MODE: 'prod' });
    expect(code).toBe(1);
    expect(output).toContain('MODE is not usable');
  });
});

describe('what an operator can put right is said in one line', () => {
  const home = mkdtempSync(path.join(tmpdir(), 'magnolia-start-'));
  afterAll(() => rmSync(home, { recursive: true, force: true }));
  const complaint = async (environment: Record<string, string>) => {
    const { output, code } = await start(environment);
    expect(code).toBe(1);
    expect(output.trim()).not.toContain('\n');
    return output;
  };

  it('a data directory that is a file, or lies in one', async () => {
    const file = path.join(home, 'file');
    writeFileSync(file, '');
    for (const DATA_DIR of [file, path.join(file, 'data')])
      expect(await complaint({ DATA_DIR, PORT: '0' })).toMatch(
        /file.* is not a directory.*DATA_DIR/,
      );
  });

  it('a database that a newer release has narrowed', async () => {
    const { db, url } = await database;
    await sql`INSERT INTO kysely_migration VALUES ('9001-less-narrows', now()::text)`.execute(db);
    const DATA_DIR = path.join(home, 'data');
    expect(await complaint({ DATA_DIR, DATABASE_URL: url, PORT: '0' })).toMatch(
      /^NewerDatabase: .*9001-less-narrows\. Start the release that made it/,
    );
  });

  it('a secret that is not that of the database', async () => {
    const { db, url } = await testDatabase();
    await checkSecret(db, deriveKeys({ secret: 's'.repeat(32) }), SEALED);
    const DATA_DIR = path.join(home, 'wrong-secret');
    const wrong = { DATA_DIR, DATABASE_URL: url, PORT: '0', SECRET: 'w'.repeat(32) };
    expect(await complaint(wrong)).toMatch(/SECRET is not the one .*SECRET_BEFORE/);
  });

  it('a database that cannot be reached', async () => {
    const DATABASE_URL = `postgres://magnolia@127.0.0.1:${await freePort()}/magnolia`;
    const environment = { DATA_DIR: path.join(home, 'data'), DATABASE_URL, PORT: '0' };
    expect(await complaint(environment)).toMatch(
      /cannot be reached \(ECONNREFUSED\).*DATABASE_URL/,
    );
  });
});
