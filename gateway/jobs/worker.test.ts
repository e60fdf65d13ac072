import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { inTransaction } from '#gateway/database/transaction.ts';
import { systemClock } from '#gateway/ports/clock.ts';
import { randomIds } from '#gateway/ports/ids.ts';
import { silentLog } from '#gateway/ports/log.ts';
import type { Services } from '#gateway/requests/services.ts';
import { sessionRepository } from '#gateway/sessions/session.repository.ts';
import { sessionCookie } from '#gateway/sessions/session-cookie.ts';
import { createSessions } from '#gateway/sessions/sessions.ts';
import { testDatabase } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';
import { enqueue } from './enqueue.ts';
import { SWEEP } from './sweep.ts';
import { sweepSessions } from './sweep-sessions.ts';
import { startWorker } from './worker.ts';

const { db, pool } = await testDatabase();
const sessions = createSessions({
  repository: sessionRepository(db),
  cookie: sessionCookie('http://localhost'),
  clock: systemClock,
  ids: randomIds,
});
const done: unknown[] = [];
let failures = 1;
const context = { services: { sessions } as Services, db, clock: systemClock, log: silentLog };
const worker = await startWorker(pool, context, {
  jobs: [
    { name: 'note', run: async (payload) => void done.push(payload) },
    {
      name: 'fail once',
      async run() {
        if (failures-- > 0) throw new Error('not yet');
        done.push('at last');
      },
    },
  ],
  sweeps: [sweepSessions],
});
afterAll(() => worker.stop());

it('a job that was asked for in a transaction is done once that commits', async () => {
  await inTransaction(db, (trx) => enqueue(trx, 'note', { order: 1 }));
  await eventually(() => expect(done).toContainEqual({ order: 1 }));
});

it('a job of a transaction that was rolled back never was', async () => {
  const failing = inTransaction(db, async (trx) => {
    await enqueue(trx, 'note', { order: 2 });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await inTransaction(db, (trx) => enqueue(trx, 'note', { order: 3 }));
  await eventually(() => expect(done).toContainEqual({ order: 3 }));
  await sleep(50);
  expect(done).not.toContainEqual({ order: 2 });
});

it('an urgent job goes before those that were asked for earlier', async () => {
  const ORDINARY = [21, 22, 23, 24, 25, 26];
  await inTransaction(db, async (trx) => {
    for (const order of ORDINARY) await enqueue(trx, 'note', { order });
    await enqueue(trx, 'note', { order: 'urgent' }, { urgent: true });
  });
  await eventually(() => expect(done).toContainEqual({ order: 26 }));
  const turn = (order: unknown) => done.findIndex((one) => Object(one).order === order);
  // two are in hand at once
  expect(turn('urgent')).toBeLessThan(turn(23));
});

it('a job that fails is tried again', async () => {
  await enqueue(db, 'fail once', {});
  await eventually(() => expect(done).toContain('at last'));
});

it('a job that a killed gateway had in hand is done by another one within a minute', async () => {
  await enqueue(db, 'note', { order: 4 }, { runAt: new Date(Date.now() + 3_600_000) });
  await sql`
    UPDATE graphile_worker._private_jobs SET locked_by = 'killed', locked_at = now() - interval '40 seconds'
    WHERE payload ->> 'order' = '4'`.execute(db);
  const held = () =>
    sql`SELECT id FROM graphile_worker.jobs WHERE locked_by = 'killed'`.execute(db);
  await eventually(async () => expect((await held()).rows).toEqual([]));
  await sql`UPDATE graphile_worker._private_jobs SET run_at = now() WHERE payload ->> 'order' = '4'`.execute(
    db,
  );
  await eventually(() => expect(done).toContainEqual({ order: 4 }));
});

it('jobs that take long, or wait for those, stay with their gateway, which says that it lives', async () => {
  const slow = Promise.withResolvers<void>();
  let runs = 0;
  const other = await startWorker(pool, context, {
    jobs: [
      {
        name: 'slow',
        run() {
          runs += 1;
          return slow.promise;
        },
      },
    ],
  });
  await inTransaction(db, async (trx) => {
    for (let job = 0; job < 3; job += 1) await enqueue(trx, 'slow', {});
  });
  await eventually(() => expect(runs).toBe(2));
  const silence = async () => {
    const { rows } = await sql<{ jobs: number; seconds: number }>`
      SELECT count(*)::int AS jobs, max(extract(epoch FROM now() - locked_at))::float8 AS seconds
      FROM graphile_worker.jobs WHERE task_identifier = 'slow'`.execute(db);
    expect(rows[0]?.jobs).toBe(3);
    return rows[0]?.seconds ?? 0;
  };
  await sql`UPDATE graphile_worker._private_jobs SET locked_at = now() - interval '25 seconds'
    WHERE locked_at IS NOT NULL`.execute(db);
  expect(await silence()).toBeGreaterThan(20);
  await eventually(async () => expect(await silence()).toBeLessThan(10));
  slow.resolve();
  await eventually(() => expect(runs).toBe(3));
  await other.stop();
  expect(runs).toBe(3);
}, 40_000);

it('the sweep removes what was dead already', async () => {
  const past = new Date('2020-01-01T00:00:00Z');
  const times = { idleUntil: past, endsAt: past };
  const row = {
    id: 'dead',
    tokenHash: Buffer.from('x'),
    memberId: null,
    remembered: false,
    device: '',
    ...times,
  };
  await sessionRepository(db).insert(row, past);
  await enqueue(db, SWEEP, {}, { key: SWEEP });
  const left = () => db.selectFrom('sessions').select('id').execute();
  await eventually(async () => expect(await left()).toEqual([]));
});

it('a job whose connection breaks while it runs is written down once the database is back', async () => {
  const ends: string[] = [];
  const breakAll = () =>
    sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid()`.execute(db);
  const broken = await startWorker(pool, context, {
    jobs: [
      {
        name: 'ends well',
        async run() {
          await breakAll();
          ends.push('well');
        },
      },
      {
        name: 'ends badly',
        async run() {
          await breakAll();
          ends.push('badly');
          throw new Error('no');
        },
      },
    ],
  });
  await enqueue(db, 'ends well', {});
  await eventually(() => expect(ends).toEqual(['well']));
  // the pool may still hold a connection that was just broken
  await eventually(() => enqueue(db, 'ends badly', {}, { key: 'ends badly', attempts: 1 }));
  await eventually(() => expect(ends).toEqual(['well', 'badly']));
  const left = () =>
    sql<{ task: string; error: string | null }>`
      SELECT task_identifier AS task, last_error AS error FROM graphile_worker.jobs
      WHERE task_identifier LIKE 'ends%' AND locked_at IS NULL`.execute(db);
  await eventually(async () =>
    expect((await left()).rows).toEqual([
      { task: 'ends badly', error: expect.stringMatching(/^fault [0-9a-f-]{36}$/) },
    ]),
  );
  await broken.stop();
});
