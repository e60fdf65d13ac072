import { sql } from 'kysely';
import { processInBatches } from '#gateway/database/process-in-batches.ts';
import { erasureInstants } from '#schema/rules/access/erasure.ts';
import type { Sweep } from './job.ts';

/** Jobs that were tried for the last time long ago; by the system's clock, as jobs are timed. */
export const cleanupFailedJobs: Sweep = {
  name: 'failed jobs',
  run({ db }) {
    const { logs: before } = erasureInstants(new Date());
    return processInBatches(async (most) => {
      const { rows } = await sql`
        SELECT id FROM graphile_worker.complete_jobs(ARRAY(
          SELECT id FROM graphile_worker.jobs
          WHERE attempts >= max_attempts AND locked_at IS NULL AND run_at < ${before}
          LIMIT ${most}
        ))`.execute(db);
      return rows.length;
    });
  },
};
