import { sql } from 'kysely';
import type { Database } from '#gateway/database/database.ts';
import type { JobContext, Sweep } from './job.ts';
import type { Metric } from './metric.ts';

/** From here on the age of sweeps is known that have never run. */
export async function beginAges(
  { db }: Pick<JobContext, 'db'>,
  sweeps: readonly Sweep[],
): Promise<void> {
  const names = sweeps.map(({ name }) => name);
  await sql`
    INSERT INTO sweep_runs (name, completed_at) SELECT unnest(${names}::text[]), now()
    ON CONFLICT (name) DO NOTHING`.execute(db);
}

/** A sweep has ended well, on whichever gateway. */
export async function recordCleanup(db: Database, { name }: Sweep): Promise<void> {
  await sql`
    INSERT INTO sweep_runs (name, completed_at) VALUES (${name}, now())
    ON CONFLICT (name) DO UPDATE SET completed_at = excluded.completed_at`.execute(db);
}

/**
 * How long ago each sweep ended well. They run every minute: an age of three says that they do not,
 * or that this one fails.
 */
export const cleanupAgeMetric = (sweeps: readonly Sweep[]): Metric => ({
  name: 'sweep_age_seconds',
  help: 'Seconds since a sweep has last ended well, by its name',
  labelNames: ['sweep'],
  async read({ db }) {
    const names = sweeps.map(({ name }) => name);
    const { rows } = await sql<{ name: string; age: number }>`
      SELECT name, extract(epoch FROM now() - completed_at)::float8 AS age FROM sweep_runs
      WHERE name = ANY(${names}::text[])`.execute(db);
    return rows.map(({ name, age }) => ({ labels: { sweep: name }, value: Math.max(0, age) }));
  },
});
