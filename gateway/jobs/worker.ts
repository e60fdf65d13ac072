import type { TaskList } from 'graphile-worker';
import type pg from 'pg';
import { MailerError } from '#gateway/ports/mailer/mailer.ts';
import { SmsError } from '#gateway/ports/sms/sms-sender.ts';
import { type Breaker, createBreaker } from './breaker.ts';
import { CLEANUP, CLEANUP_SPEC, cleanupJob } from './cleanup.ts';
import { beginAges } from './cleanup-ages.ts';
import type { Job, JobContext, Sweep } from './job.ts';
import { keepRunning } from './keep-running.ts';
import { startHeartbeats } from './runner-heartbeats.ts';

export type Worker = { stop(): Promise<void> };

/** What a worker does: jobs as they are asked for, and the sweeps every minute. */
export type Work = { readonly jobs: readonly Job[]; readonly sweeps?: readonly Sweep[] };

/** Sweeps and money. */
const WORK_AT_ONCE = 2;
/** E-mails and texts: each waits for a server that is not ours. */
const MESSAGES_AT_ONCE = 4;
/**
 * Of the pool that it is given: each runner has one that hears of new jobs, and each takes one for
 * a moment when a job begins or ends.
 */
export const JOB_CONNECTIONS = 5;

/**
 * Runs jobs in this process; every gateway on the database takes some. Messages have a runner of
 * their own, so that a mail server that does not answer keeps neither sweeps nor money waiting;
 * after a few time-outs messages pause, stay in the queue, and go out later.
 */
export async function startWorker(
  pgPool: pg.Pool,
  context: JobContext,
  { jobs, sweeps = [] }: Work,
  breaker: Breaker = createBreaker(),
): Promise<Worker> {
  const { log } = context;
  await beginAges(context, sweeps);
  const stop = new AbortController();
  const heartbeats = startHeartbeats(context);
  const setting = { pgPool, log, heartbeats, stopped: stop.signal };
  const ofMessages = jobs.filter(({ isMessage }) => isMessage);
  const others = [cleanupJob(sweeps), ...jobs.filter(({ isMessage }) => !isMessage)];
  const work = await keepRunning(setting, {
    taskList: tasksOf(others, context),
    concurrency: WORK_AT_ONCE,
    crons: [{ task: CLEANUP, match: '* * * * *', options: { backfillPeriod: 0, ...CLEANUP_SPEC } }],
  });
  const pauseAfter = (fault: unknown) => {
    if (!isOfServer(fault)) return;
    if (fault?.code !== 'UNANSWERED') breaker.answered();
    else if (breaker.unanswered()) {
      log.warn({ job: 'messages' }, 'messages pause: their server does not answer');
      messages?.rest();
    }
  };
  const messages =
    ofMessages.length === 0
      ? null
      : await keepRunning(setting, {
          taskList: tasksOf(ofMessages, context, pauseAfter),
          concurrency: MESSAGES_AT_ONCE,
          crons: [],
          breaker,
        });
  return {
    async stop() {
      stop.abort();
      await Promise.all([work.ended, messages?.ended]);
      await heartbeats.stop();
    },
  };
}

/**
 * Whether a job's end says how the server of messages does; it may also have failed for its own
 * reasons.
 */
const isOfServer = (fault: unknown): fault is MailerError | SmsError | null =>
  fault === null || fault instanceof MailerError || fault instanceof SmsError;

/** @param ended is given the fault of a job, or null */
const tasksOf = (
  jobs: readonly Job[],
  context: JobContext,
  ended: (fault: unknown) => void = () => {},
): TaskList =>
  Object.fromEntries(jobs.map((job) => [job.name, guarded(job, context, ended)] as const));

const guarded =
  (job: Job, context: JobContext, ended: (fault: unknown) => void) =>
  async (payload: unknown, { job: { attempts } }: { job: { attempts: number } }) => {
    try {
      await job.run(payload, context);
      ended(null);
    } catch (fault) {
      ended(fault);
      const id = context.log.fault(fault, 'a job failed', { job: job.name, attempt: attempts });
      // The worker stores this message, and those of mail servers and databases name people.
      throw new Error(`fault ${id}`);
    }
  };
