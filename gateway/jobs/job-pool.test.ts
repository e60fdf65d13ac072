import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type pg from 'pg';
import { expect, it } from 'vitest';
import { openPool } from '#gateway/database/database.ts';
import { systemClock } from '#gateway/ports/clock.ts';
import { silentLog } from '#gateway/ports/log.ts';
import type { Services } from '#gateway/requests/services.ts';
import { testDatabase } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';
import type { Job } from './job.ts';
import { openJobPool } from './job-pool.ts';
import { startWorker } from './worker.ts';

const JOBS = 1_000;
/** A connection reports what it has read when it is closed, or when it is told to. */
const REPORTED_MILLISECONDS = 300;

const { db, url } = await testDatabase();
const context = { services: {} as Services, db, clock: systemClock, log: silentLog };

/** Rows of the queue that PostgreSQL has read so far. */
const rowsRead = async () => {
  await sleep(REPORTED_MILLISECONDS);
  const { rows } = await sql<{ read: number }>`
    SELECT (seq_tup_read + idx_tup_fetch)::int AS read FROM pg_stat_user_tables
    WHERE relname = '_private_jobs'`.execute(db);
  return rows[0]?.read ?? 0;
};

const addJobs = () =>
  sql`
    SELECT graphile_worker.add_job('count'), pg_stat_force_next_flush()
    FROM generate_series(1, ${JOBS}::int)`.execute(db);

/** Rows that are read for each job of a long queue, which was analysed when it was empty. */
async function readForEach(pool: pg.Pool): Promise<number> {
  let done = 0;
  const count: Job = {
    name: 'count',
    async run() {
      done += 1;
    },
  };
  await addJobs();
  await sql`DELETE FROM graphile_worker._private_jobs`.execute(db);
  await sql`ANALYZE graphile_worker._private_jobs`.execute(db);
  await addJobs();
  const before = await rowsRead();
  const worker = await startWorker(pool, context, { jobs: [count] });
  await eventually(() => expect(done).toBe(JOBS));
  await worker.stop();
  await pool.end();
  return ((await rowsRead()) - before) / JOBS;
}

it('the next jobs of a long queue are found without reading all of it', async () => {
  expect(await readForEach(openJobPool(url))).toBeLessThan(10);
});

it('over other connections most of the queue is read each time (positive control)', async () => {
  expect(await readForEach(openPool(url))).toBeGreaterThan(100);
});
