import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Logger, parseCronItems, type Runner, run, type WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import type { Log } from '#gateway/ports/log.ts';
import type { Breaker } from './breaker.ts';
import type { RunnerHeartbeats } from './runner-heartbeats.ts';

export const POLL_MILLISECONDS = 1_000;
/**
 * Failed searches in a row after which a runner is replaced: one that lost the database before it
 * knew its tasks never finds them.
 */
const MOST_FAILURES = 6;

/** Failures of jobs are logged where they happen; graphile-worker's own lines contain payloads. */
const quiet = new Logger(() => () => {});

export type RunnerWork = Required<Pick<Parameters<typeof run>[0], 'taskList' | 'concurrency'>> & {
  readonly crons: Parameters<typeof parseCronItems>[0];
  /** While it pauses, nothing is taken. */
  readonly breaker?: Breaker;
};

/** What a runner is for all of its lives. */
type Setting = {
  readonly pgPool: pg.Pool;
  readonly log: Log;
  readonly heartbeats: RunnerHeartbeats;
  readonly stopped: AbortSignal;
};

export type KeptRunner = {
  /**
   * Takes nothing more; what is under way is finished. It is begun again after the breaker's pause.
   */
  rest(): void;
  /** When it has ended, after `stopped`. */
  readonly ended: Promise<void>;
};

/**
 * Keeps a runner of graphile-worker at work: one that has ended, because the database went away or
 * there was a pause, is followed by another.
 */
export async function keepRunning(setting: Setting, work: RunnerWork): Promise<KeptRunner> {
  const { stopped, log } = setting;
  let begun = await begin(setting, work);
  const rest = () => void begun.runner.stop().catch(() => {});
  stopped.addEventListener('abort', rest, { once: true });
  const pause = () =>
    sleep(work.breaker?.pause() || POLL_MILLISECONDS, undefined, { signal: stopped }).catch(
      () => {},
    );
  const living = async () => {
    for (;;) {
      await begun.runner.promise.catch(() => {});
      await setting.heartbeats.end(begun.id);
      await pause();
      if (stopped.aborted) return;
      await begin(setting, work).then(
        (next) => {
          begun = next;
        },
        (fault) => log.warn({ err: fault }, 'jobs wait for the database'),
      );
      if (stopped.aborted) rest();
    }
  };
  return { rest, ended: living() };
}

async function begin(
  { pgPool, heartbeats }: Setting,
  { taskList, concurrency, crons }: RunnerWork,
): Promise<{ readonly runner: Runner; readonly id: string }> {
  const events: WorkerEvents = new EventEmitter();
  let id = '';
  events.on('pool:create', ({ workerPool }) => {
    id = workerPool.id;
    heartbeats.begin(id);
  });
  let failures = 0;
  const succeed = () => {
    failures = 0;
  };
  events.on('job:start', succeed);
  events.on('worker:getJob:empty', succeed);
  events.on('worker:getJob:error', () => {
    failures += 1;
    if (failures >= MOST_FAILURES) void runner?.stop().catch(() => {});
  });
  let runner: Runner | null = null;
  runner = await run({
    pgPool,
    taskList,
    concurrency,
    events,
    parsedCronItems: parseCronItems(crons),
    pollInterval: POLL_MILLISECONDS,
    noHandleSignals: true,
    logger: quiet,
    // By this way a job whose end cannot be recorded ends the runner; by the other one it is an
    // unhandled rejection.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  });
  return { runner, id };
}
