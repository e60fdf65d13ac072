import { createServer, type Socket } from 'node:net';
import { sql } from 'kysely';
import { afterAll, afterEach, expect, it } from 'vitest';
import { systemClock } from '#gateway/ports/clock.ts';
import { silentLog } from '#gateway/ports/log.ts';
import { smtpMailer } from '#gateway/ports/mailer/smtp.mailer.ts';
import type { Services } from '#gateway/requests/services.ts';
import { testDatabase } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { createBreaker } from './breaker.ts';
import { enqueueCleanup } from './cleanup.ts';
import { enqueue } from './enqueue.ts';
import type { Job } from './job.ts';
import { startWorker, type Worker } from './worker.ts';

const MAILS = 100;
/** As long as a mail waits for an answer here, and less. */
const MAIL_MILLISECONDS = 7_000;
const PATIENCE = { timeout: 5_500 };

const { db, pool } = await testDatabase();
const context = { services: {} as Services, db, clock: systemClock, log: silentLog };

/** Accepts connections and never says a word, as a mail server that hangs. */
const sockets = new Set<Socket>();
const hanging = createServer((socket) => {
  sockets.add(socket.on('error', () => {}));
});
const hangingUrl = await new Promise<string>((resolve) =>
  hanging.listen(0, '127.0.0.1', () => {
    const address = hanging.address();
    resolve(`smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`);
  }),
);
function hangUp() {
  for (const socket of sockets) socket.destroy();
  sockets.clear();
}
afterAll(() => hanging.close());

let worker: Worker | null = null;
afterEach(async () => {
  await sql`DELETE FROM graphile_worker._private_jobs`.execute(db);
  hangUp();
  await worker?.stop();
  worker = null;
});

function mailJob(url: string, timeoutMilliseconds = MAIL_MILLISECONDS): Job {
  const mailer = smtpMailer({ url, from: 'a@example.test', timeoutMilliseconds });
  return {
    name: 'send-mail',
    isMessage: true,
    run: (payload) =>
      mailer.send({
        to: `${payload}@example.test`,
        subject: `To ${payload}`,
        html: '',
        text: '',
        attachments: [],
        locale: 'en',
      }),
  };
}

/** Starts a worker that has a hundred mails to send, then asks for a sweep and a refund. */
async function startWith(mail: Job, breaker = createBreaker()) {
  const done: string[] = [];
  const refund = { name: 'pay-refund', run: async () => void done.push('refund') };
  const sweep = { name: 'payments', run: async () => done.push('sweep') };
  for (let number = 0; number < MAILS; number += 1) await enqueue(db, mail.name, number);
  worker = await startWorker(pool, context, { jobs: [mail, refund], sweeps: [sweep] }, breaker);
  await eventually(() => expect(sockets.size).toBeGreaterThan(0));
  await enqueue(db, 'pay-refund');
  await enqueueCleanup(db);
  return done;
}

async function waiting() {
  const { rows } = await sql<{ waiting: number; tried: number }>`
    SELECT count(*)::int AS waiting, sum(attempts)::int AS tried FROM graphile_worker.jobs
    WHERE task_identifier = 'send-mail'`.execute(db);
  return rows[0] ?? { waiting: 0, tried: 0 };
}

it('sweeps and money go on while a mail server does not answer', async () => {
  const done = await startWith(mailJob(hangingUrl));
  await eventually(
    () => expect(done).toEqual(expect.arrayContaining(['refund', 'sweep'])),
    PATIENCE,
  );
  expect((await waiting()).waiting).toBe(MAILS);
}, 60_000);

it('they would wait in line with the mails (positive control)', async () => {
  const { name, run } = mailJob(hangingUrl);
  const done = await startWith({ name, run });
  const both = () => expect(done).toEqual(expect.arrayContaining(['refund', 'sweep']));
  await expect(eventually(both, PATIENCE)).rejects.toThrow();
}, 60_000);

it('after a few time-outs mails pause, none is lost, and all go out when the server answers', async () => {
  const server = await startMailServer();
  let mail = mailJob(hangingUrl, 200);
  let pausedAt = 0;
  const breaker = createBreaker({ pauseMilliseconds: 1_500 });
  const noting = {
    ...breaker,
    unanswered() {
      const begins = breaker.unanswered();
      if (begins) pausedAt = performance.now();
      return begins;
    },
  };
  await startWith({ ...mail, run: (...given) => mail.run(...given) }, noting);
  await eventually(() => expect(pausedAt).toBeGreaterThan(0));
  await eventually(() => expect(breaker.pause()).toBeLessThan(900));
  const { tried } = await waiting();
  // three in a row, and what was in hand beside them
  expect(tried).toBeLessThan(12);
  expect(await waiting()).toEqual({ waiting: MAILS, tried });
  mail = mailJob(server.url);
  await eventually(async () => {
    // what was tried waits for its next try: as long as it takes, and not in a test
    await sql`SELECT graphile_worker.reschedule_jobs(
      ARRAY(SELECT id FROM graphile_worker.jobs WHERE task_identifier = 'send-mail'),
      run_at => now())`.execute(db);
    expect((await waiting()).waiting).toBe(0);
  });
  for (const number of [0, 1, 50, MAILS - 1])
    expect(await server.mailTo(`${number}@example.test`, /Subject/)).toContain(`To ${number}`);
  await worker?.stop();
  worker = null;
  await server.stop();
}, 60_000);
