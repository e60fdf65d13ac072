import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { inTransaction } from '#gateway/database/transaction.ts';
import { systemClock } from '#gateway/ports/clock.ts';
import { randomIds } from '#gateway/ports/ids.ts';
import { silentLog } from '#gateway/ports/log.ts';
import type { Services } from '#gateway/requests/services.ts';
import { browserCookie } from '#gateway/sessions/browser-cookie.ts';
import { sessionRepository } from '#gateway/sessions/session.repository.ts';
import { sessionCookie } from '#gateway/sessions/session-cookie.ts';
import { createSessions } from '#gateway/sessions/sessions.ts';
import { testDatabase } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';
import { enqueueCleanup } from './cleanup.ts';
import { cleanupAgeMetric } from './cleanup-ages.ts';
import { cleanupSessions } from './cleanup-sessions.ts';
import { enqueue } from './enqueue.ts';
import type { Job, Sweep } from './job.ts';
import { startWorker } from './worker.ts';

const { db, pool } = await testDatabase();
const sessions = createSessions({
  repository: sessionRepository(db),
  cookie: sessionCookie('http://localhost'),
  browser: browserCookie('http://localhost'),
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
  sweeps: [cleanupSessions],
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

it('a job that takes long stays with its gateway, which says that it lives', async () => {
  const slow = Promise.withResolvers<void>();
  let runs = 0;
  const job: Job = {
    name: 'slow',
    run() {
      runs += 1;
      return slow.promise;
    },
  };
  const other = await startWorker(pool, context, { jobs: [job] });
  await enqueue(db, 'slow', {});
  await eventually(() => expect(runs).toBe(1));
  const sayOld = () =>
    sql`
    UPDATE graphile_worker._private_jobs SET locked_at = now() - interval '2 minutes'
    WHERE locked_at IS NOT NULL`.execute(db);
  const lastBeat = async () => {
    const { rows } = await sql<{ seen: Date | null }>`
      SELECT max(seen_at) AS seen FROM job_runners`.execute(db);
    return rows[0]?.seen ?? new Date(0);
  };
  await sayOld();
  const begun = await lastBeat();
  await eventually(async () =>
    expect((await lastBeat()).getTime()).toBeGreaterThan(begun.getTime()),
  );
  // one beat more frees what the first one would have found
  const first = await lastBeat();
  await eventually(async () =>
    expect((await lastBeat()).getTime()).toBeGreaterThan(first.getTime()),
  );
  expect(runs).toBe(1);
  slow.resolve();
  await other.stop();
  expect(runs).toBe(1);
}, 60_000);

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
  await enqueueCleanup(db);
  const left = () => db.selectFrom('sessions').select('id').execute();
  await eventually(async () => expect(await left()).toEqual([]));
});

it('each gateway tells how long ago a sweep has ended well, also one that never has', async () => {
  const failing: Sweep = {
    name: 'failing',
    async run() {
      throw new Error('no');
    },
  };
  const other = await startWorker(pool, context, { jobs: [], sweeps: [cleanupSessions, failing] });
  const figure = cleanupAgeMetric([cleanupSessions, failing]);
  const ages = async () =>
    new Map((await figure.read(context)).map(({ labels, value }) => [labels.sweep, value]));
  await sql`UPDATE sweep_runs SET completed_at = now() - interval '5 minutes'`.execute(db);
  expect(await ages()).toEqual(
    new Map([
      ['sessions', expect.closeTo(300, -1)],
      ['failing', expect.closeTo(300, -1)],
    ]),
  );
  // two gateways that know other sweeps share the database, and one of them takes the round
  await eventually(async () => {
    await enqueueCleanup(db);
    expect((await ages()).get('sessions')).toBeLessThan(60);
  });
  expect((await ages()).get('failing')).toBeGreaterThan(290);
  await other.stop();
});

it('a job whose connection breaks while it runs is recorded, or done again, once the database is back', async () => {
  const ends: string[] = [];
  const breakAll = () =>
    sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid()`.execute(db);
  const broken = await startWorker(pool, context, {
    jobs: [
      {
        name: 'ends well',
        async run() {
          if (!ends.includes('well')) await breakAll();
          ends.push('well');
        },
      },
      {
        name: 'ends badly',
        async run() {
          if (!ends.includes('badly')) await breakAll();
          ends.push('badly');
          throw new Error('no');
        },
      },
    ],
  });
  const left = async () => {
    const { rows } = await sql<{ task: string; error: string | null }>`
      SELECT task_identifier AS task, last_error AS error FROM graphile_worker.jobs
      WHERE task_identifier LIKE 'ends%'`.execute(db);
    return rows;
  };
  await enqueue(db, 'ends well', {});
  await eventually(
    async () => {
      expect(ends).toContain('well');
      expect(await left()).toEqual([]);
    },
    { timeout: 70_000 },
  );
  await eventually(() => enqueue(db, 'ends badly', {}, { key: 'ends badly' }));
  await eventually(
    async () => {
      const [job] = await left();
      expect(job).toEqual({
        task: 'ends badly',
        error: expect.stringMatching(/^fault [0-9a-f-]{36}$/),
      });
    },
    { timeout: 70_000 },
  );
  await broken.stop();
}, 150_000);
