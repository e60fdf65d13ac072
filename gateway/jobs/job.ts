import type { Database } from '#gateway/database/database.ts';
import type { Clock } from '#gateway/ports/clock.ts';
import type { Log } from '#gateway/ports/log.ts';
import type { Services } from '#gateway/requests/services.ts';

/** What a job needs to run. */
export type JobContext = {
  readonly services: Services;
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
};

/**
 * Work apart from a request, run at least once: it may run again after a crash, so running twice
 * must do no harm.
 */
export type Job = {
  readonly name: string;
  /**
   * It sends an e-mail or a text: it waits for a server that is not ours, apart from other jobs.
   */
  readonly isMessage?: true;
  /** @param payload the argument of `enqueue`, from JSON: parse it */
  run(payload: unknown, context: JobContext): Promise<void>;
};

/**
 * A clean-up that runs every minute on one of the gateways. Queries ignored what it removes before.
 */
export type Sweep = {
  readonly name: string;
  /** @returns how many rows it changed */
  run(context: JobContext): Promise<number>;
};
