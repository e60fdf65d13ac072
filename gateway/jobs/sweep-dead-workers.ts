import { sql } from 'kysely';
import type { Sweep } from './job.ts';

/** Far longer than any of our jobs takes; one that does take longer may be run twice, which does no harm. */
const LONGEST_JOB_MINUTES = 5;

/** Releases the jobs of a killed gateway to others; graphile-worker by itself waits four hours. */
export const sweepDeadWorkers: Sweep = {
  name: 'jobs of dead workers',
  async run({ db }) {
    const { rows } = await sql<{ worker: string }>`
      SELECT DISTINCT locked_by AS worker FROM graphile_worker.jobs
      WHERE locked_at < now() - make_interval(mins => ${LONGEST_JOB_MINUTES})`.execute(db);
    if (rows.length === 0) return 0;
    const workers = rows.map(({ worker }) => worker);
    await sql`SELECT graphile_worker.force_unlock_workers(${workers}::text[])`.execute(db);
    return rows.length;
  },
};
