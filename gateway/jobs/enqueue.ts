import { sql } from 'kysely';
import type { Database } from '#gateway/database/database.ts';

export type When = {
  /** Not before; at once if not given. By the system's clock, not the demo's. */
  readonly runAt?: Date;
  /** A job that waits under the same key is replaced. */
  readonly key?: string;
  /** How often it is tried in all. */
  readonly attempts?: number;
  /** Goes before all others that wait: someone waits for it at a page. */
  readonly urgent?: boolean;
};

type Entry = {
  readonly job: string;
  readonly payload: string;
  readonly runAt: Date | null;
  readonly key: string | null;
  readonly attempts: number;
  readonly priority: number;
};

const add = async (db: Database, { job, payload, runAt, key, attempts, priority }: Entry) =>
  (
    await sql`
    SELECT graphile_worker.add_job(
      ${job}::text,
      payload => ${payload}::json,
      run_at => ${runAt}::timestamptz,
      job_key => ${key}::text,
      max_attempts => ${attempts}::int,
      priority => ${priority}::int
    )`.execute(db)
  ).rows;

/**
 * Enqueues a job. Within a transaction, the job exists when that commits, and never when it is
 * rolled back.
 */
export async function enqueue(
  db: Database,
  job: string,
  payload: unknown = {},
  { runAt, key, attempts = 25, urgent = false }: When = {},
): Promise<void> {
  await add(db, {
    job,
    payload: JSON.stringify(payload),
    runAt: runAt ?? null,
    key: key ?? null,
    attempts,
    priority: urgent ? -1 : 0,
  });
}
