import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { DatabaseUnavailable, explainFault } from '#gateway/database/faults.ts';

const PAUSE_MILLISECONDS = 500;
/** The code on which graphile-worker tries again at once: `serialization_failure`. */
const TRY_AGAIN = '40001';

const isAway = (fault: unknown): boolean => explainFault(fault) instanceof DatabaseUnavailable;

/**
 * The pool as graphile-worker gets it: while the database is away it waits for a connection, and a query whose connection
 * broke is to be tried again. By itself the worker does not report that it could not record how a job ended, and
 * such a rejection ends the process (graphile-worker 0.18, `completeJob` and `failJob` are not awaited).
 * @param stopped after it nothing waits
 */
export const patientPool = (pool: pg.Pool, stopped: AbortSignal): pg.Pool => {
  const connect = async (): Promise<pg.PoolClient> => {
    for (;;) {
      try {
        return tryingAgain(await pool.connect());
      } catch (fault) {
        if (!isAway(fault) || stopped.aborted) throw fault;
        await sleep(PAUSE_MILLISECONDS, undefined, { signal: stopped }).catch(() => {});
      }
    }
  };
  return new Proxy(pool, {
    get(target, property) {
      // With a callback the caller handles the fault, and tries again by itself.
      if (property === 'connect')
        return (callback?: Parameters<pg.Pool['connect']>[0]) =>
          callback ? target.connect(callback) : connect();
      return Reflect.get(target, property);
    },
  });
};

const tryingAgain = (client: pg.PoolClient): pg.PoolClient =>
  new Proxy(client, {
    get(target, property) {
      if (property === 'query')
        return async (...query: Parameters<pg.PoolClient['query']>) => {
          try {
            return await target.query(...query);
          } catch (fault) {
            if (!isAway(fault)) throw fault;
            throw Object.assign(new Error('The connection broke', { cause: fault }), {
              code: TRY_AGAIN,
            });
          }
        };
      const value = Reflect.get(target, property);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
