import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { enqueue } from '#gateway/jobs/enqueue.ts';
import { startWorker } from '#gateway/jobs/worker.ts';
import { systemClock } from '#gateway/ports/clock.ts';
import { silentLog } from '#gateway/ports/log.ts';
import type { Services } from '#gateway/requests/services.ts';
import { eventually } from '#tests/support/eventually.ts';
import { connect } from './database.ts';
import { DatabaseExhausted, DatabaseUnavailable } from './database-errors.ts';
import { startEmbeddedServer } from './embedded/embedded-server.ts';
import { takesWrites } from './health.ts';
import { migrateOnStart } from './open-database.ts';
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
const backends = (): number[] =>
  execFileSync('ps', ['-o', 'pid=', '--ppid', `${server.pid()}`], { encoding: 'utf8' })
    .trim()
    .split(/\s+/)
    .map(Number);
const back = () => eventually(async () => expect(await takesWrites(db)).toBe(true));

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

it('a transaction that loses its connection in its commit is not run again: it may have happened', async () => {
  await sql`CREATE TABLE doomed (note text)`.execute(db);
  await sql`CREATE FUNCTION end_connection() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END $$`.execute(db);
  await sql`CREATE CONSTRAINT TRIGGER at_commit AFTER INSERT ON doomed
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION end_connection()`.execute(db);
  let runs = 0;
  const lost = inTransaction(db, (trx) => {
    runs += 1;
    return sql`INSERT INTO doomed VALUES ('once')`.execute(trx);
  });
  await expect(lost).rejects.toThrow(DatabaseUnavailable);
  expect(runs).toBe(1);
});

it('a server that hangs is given up, and used again when it goes on', async () => {
  const short = connect(server.url, { statementMilliseconds: 300, connectMilliseconds: 300 });
  await sql`SELECT 1`.execute(short.db);
  const pids = [server.pid() ?? 0, ...backends()];
  for (const pid of pids) process.kill(pid, 'SIGSTOP');
  try {
    await expect(sql`SELECT 1`.execute(short.db)).rejects.toThrow(DatabaseUnavailable);
    expect(await takesWrites(short.db)).toBe(false);
  } finally {
    for (const pid of pids) process.kill(pid, 'SIGCONT');
  }
  await eventually(async () => expect(await takesWrites(short.db)).toBe(true));
  await short.close();
});

it.each([
  ['53100', 'disk of the database is full'],
  ['53200', 'out of memory'],
  ['25006', 'read-only'],
])(
  'a server that can do nothing (%s) is away, says why, and is not asked again at once',
  async (code, why) => {
    let runs = 0;
    const asked = inTransaction(db, async (trx) => {
      runs += 1;
      await sql`DO ${sql.lit(`BEGIN RAISE EXCEPTION 'no room' USING ERRCODE = '${code}'; END`)}`.execute(
        trx,
      );
    });
    await expect(asked).rejects.toThrow(DatabaseExhausted);
    await expect(asked).rejects.toThrow(why);
    await expect(asked).rejects.toBeInstanceOf(DatabaseUnavailable);
    expect(runs).toBe(1);
  },
);

it('a server that takes no writes answers viewers, and is not ready', async () => {
  const only = connect(server.url);
  await sql`ALTER ROLE CURRENT_USER SET default_transaction_read_only = on`.execute(db);
  try {
    await expect(sql`INSERT INTO kept VALUES ('late')`.execute(only.db)).rejects.toThrow(
      DatabaseExhausted,
    );
    expect((await sql`SELECT 1 AS alive`.execute(only.db)).rows).toEqual([{ alive: 1 }]);
    expect(await takesWrites(only.db)).toBe(false);
    expect(await takesWrites(db)).toBe(true);
  } finally {
    await sql`ALTER ROLE CURRENT_USER RESET default_transaction_read_only`.execute(db);
    await only.close();
  }
});

it('jobs go on after the database was away', async () => {
  const jobs = connect(server.url);
  await migrateOnStart(jobs);
  const done: unknown[] = [];
  const context = { services: {} as Services, db: jobs.db, clock: systemClock, log: silentLog };
  const note = { name: 'note', run: async (payload: unknown) => void done.push(payload) };
  const worker = await startWorker(jobs.pool, context, { jobs: [note] });
  kill();
  await back();
  await eventually(() => enqueue(jobs.db, 'note', 'after'));
  await eventually(() => expect(done).toEqual(['after']));
  await worker.stop();
  await jobs.close();
}, 60_000);
