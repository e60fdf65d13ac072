import { Logger, parseCronItems, type Runner, run, type TaskList } from 'graphile-worker';
import type pg from 'pg';
import type { Job, JobContext } from './job.ts';
import { JOBS } from './jobs.ts';
import { SWEEP, sweep } from './sweep.ts';

export type Worker = { stop(): Promise<void> };

const POLL_MILLISECONDS = 1_000;
const JOBS_AT_ONCE = 2;

/** Says nothing: what fails is logged by `guarded`, and the worker's own lines name payloads. */
const quiet = new Logger(() => () => {});

/** Works on jobs in this process; every gateway on the database takes some. Comes back by itself after the database was away. */
export async function startWorker(
  pgPool: pg.Pool,
  context: JobContext,
  jobs: readonly Job[] = JOBS,
): Promise<Worker> {
  const taskList: TaskList = Object.fromEntries(
    [sweep, ...jobs].map((job) => [job.name, guarded(job, context)]),
  );
  let stopping = false;
  const begin = () =>
    run({
      pgPool,
      taskList,
      parsedCronItems: parseCronItems([
        { task: SWEEP, match: '* * * * *', options: { backfillPeriod: 0, maxAttempts: 1 } },
      ]),
      concurrency: JOBS_AT_ONCE,
      pollInterval: POLL_MILLISECONDS,
      noHandleSignals: true,
      logger: quiet,
    });
  let runner: Runner = await begin();
  const watch = (): Promise<void> =>
    runner.promise
      .catch(() => {})
      .then(async () => {
        while (!stopping) {
          await new Promise((resolve) => setTimeout(resolve, POLL_MILLISECONDS));
          if (stopping) return;
          try {
            runner = await begin();
            return watch();
          } catch (fault) {
            context.log.warn({ err: fault }, 'jobs wait for the database');
          }
        }
      });
  const watching = watch();
  return {
    async stop() {
      stopping = true;
      await runner.stop().catch(() => {});
      await watching;
    },
  };
}

const guarded =
  (job: Job, context: JobContext) =>
  async (payload: unknown, { job: { attempts } }: { job: { attempts: number } }) => {
    try {
      await job.run(payload, context);
    } catch (fault) {
      context.log.fault(fault, 'a job failed', { job: job.name, attempt: attempts });
      throw fault;
    }
  };
