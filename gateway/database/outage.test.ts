import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, it, vi } from 'vitest';
import { connect } from './database.ts';
import { startEmbeddedServer } from './embedded/embedded-server.ts';
import { DatabaseUnavailable } from './faults.ts';
import { answers } from './health.ts';
import { inTransaction } from './transaction.ts';

const directory = mkdtempSync(path.join(tmpdir(), 'magnolia-outage-'));
const server = await startEmbeddedServer(directory);
const { db, close } = connect(server.url);
await sql`CREATE TABLE kept (note text)`.execute(db);
afterAll(async () => {
  await close();
  await server.stop();
  rmSync(directory, { recursive: true, force: true });
});

const kill = () => process.kill(server.pid() ?? 0, 'SIGKILL');
const back = () => vi.waitFor(async () => expect(await answers(db)).toBe(true), 15_000);

it('a query to a database that is away says so, and the next ones work when it is back', async () => {
  const waiting = sql`SELECT pg_sleep(20)`.execute(db);
  setTimeout(kill, 100);
  await expect(waiting).rejects.toThrow(DatabaseUnavailable);
  await back();
  expect((await sql`SELECT 1 AS alive`.execute(db)).rows).toEqual([{ alive: 1 }]);
});

it('a transaction that loses its connection before the commit is done once the database is back', async () => {
  let runs = 0;
  await inTransaction(
    db,
    async (trx) => {
      runs += 1;
      await sql`INSERT INTO kept VALUES ('once')`.execute(trx);
      if (runs > 1) return;
      kill();
      await sql`SELECT pg_sleep(20)`.execute(trx);
    },
    { attempts: 10 },
  );
  expect(runs).toBeGreaterThan(1);
  expect((await sql`SELECT note FROM kept`.execute(db)).rows).toEqual([{ note: 'once' }]);
});
