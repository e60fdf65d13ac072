import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  Logger,
  parseCronItems,
  type Runner,
  run,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker';
import type pg from 'pg';
import type { Job, JobContext, Sweep } from './job.ts';
import { type JobsInHand, watchJobsInHand } from './jobs-in-hand.ts';
import { patientPool } from './patient-pool.ts';
import { SWEEP, sweepJob } from './sweep.ts';

export type Worker = { stop(): Promise<void> };

/** What a worker does: jobs as they are asked for, and the sweeps every minute. */
export type Work = { readonly jobs: readonly Job[]; readonly sweeps?: readonly Sweep[] };

const POLL_MILLISECONDS = 1_000;
const JOBS_AT_ONCE = 2;
/** Jobs that are taken from the queue together: a search costs as much for one. An urgent job waits for these, and no others. */
const JOBS_TAKEN = 4;

/** Runs jobs in this process; every gateway on the database takes some. Reconnects by itself after the database was away. */
export async function startWorker(
  pgPool: pg.Pool,
  context: JobContext,
  { jobs, sweeps = [] }: Work,
): Promise<Worker> {
  const taskList: TaskList = Object.fromEntries(
    [sweepJob(sweeps), ...jobs].map((job) => [job.name, guarded(job, context)]),
  );
  const stopped = new AbortController();
  const patient = patientPool(pgPool, stopped.signal);
  const inHand = watchJobsInHand(context);
  const begin = () => beginRunner(patient, taskList, inHand);
  let runner: Runner = await begin();
  const keepRunning = async () => {
    while (!stopped.signal.aborted) {
      await runner.promise.catch(() => {});
      await sleep(POLL_MILLISECONDS, undefined, { signal: stopped.signal }).catch(() => {});
      if (stopped.signal.aborted) return;
      try {
        runner = await begin();
      } catch (fault) {
        context.log.warn({ err: fault }, 'jobs wait for the database');
      }
    }
  };
  const running = keepRunning();
  return {
    async stop() {
      stopped.abort();
      await runner.stop().catch(() => {});
      await running;
      await inHand.stop();
    },
  };
}

/** Searches in a row that find no database, after which a runner is replaced. */
const MOST_FAILURES = 6;

/** Writes nothing: failures are logged by `guarded`, and graphile-worker's own lines contain payloads. It reports failed searches here alone. */
const quietLogger = (onFailure: () => void): Logger =>
  new Logger(() => (level, _message, { job } = {}) => {
    if (level === 'error' && job === undefined) onFailure();
  });

async function beginRunner(
  pgPool: pg.Pool,
  taskList: TaskList,
  inHand: JobsInHand,
): Promise<Runner> {
  const events: WorkerEvents = new EventEmitter();
  inHand.follow(events);
  // A runner that lost the database before it had loaded its tasks fails for ever after.
  let failures = 0;
  events.on('localQueue:getJobs:complete', ({ jobs }) => {
    failures = 0;
    // PostgreSQL returns them by their ids, and they are handed out as they are here.
    jobs.sort((one, other) => one.priority - other.priority);
  });
  const onFailure = () => {
    failures += 1;
    if (failures >= MOST_FAILURES) void runner?.stop().catch(() => {});
  };
  let runner: Runner | null = null;
  runner = await run({
    pgPool,
    taskList,
    events,
    parsedCronItems: parseCronItems([
      { task: SWEEP, match: '* * * * *', options: { backfillPeriod: 0, maxAttempts: 1 } },
    ]),
    concurrency: JOBS_AT_ONCE,
    preset: { worker: { localQueue: { size: JOBS_TAKEN } } },
    pollInterval: POLL_MILLISECONDS,
    noHandleSignals: true,
    logger: quietLogger(onFailure),
  });
  return runner;
}

const guarded =
  (job: Job, context: JobContext) =>
  async (payload: unknown, { job: { attempts } }: { job: { attempts: number } }) => {
    try {
      await job.run(payload, context);
    } catch (fault) {
      const id = context.log.fault(fault, 'a job failed', { job: job.name, attempt: attempts });
      // The worker stores this message, and those of mail servers and databases name people.
      throw new Error(`fault ${id}`);
    }
  };
