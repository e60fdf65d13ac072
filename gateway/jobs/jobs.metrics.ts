import { sql } from 'kysely';
import type { Metric } from './metric.ts';

/** At most this many jobs are counted: a longer queue is reported as this long. */
const MOST = 10_000;

/** Jobs, and e-mails among them, that wait, are late, or failed for good. */
export const jobsMetric: Metric = {
  name: 'jobs',
  help: 'Jobs by kind (mail, other) and state: waiting, late by more than a minute, failed for good',
  labelNames: ['kind', 'state'],
  async read({ db }) {
    const { rows } = await sql<{ kind: string; state: string; count: number }>`
      SELECT kind, state, count(*) AS count FROM (
        SELECT CASE WHEN task_identifier LIKE 'send-%' THEN 'mail' ELSE 'other' END AS kind,
          CASE WHEN attempts >= max_attempts AND locked_at IS NULL THEN 'failed'
            WHEN run_at < now() - interval '1 minute' THEN 'late'
            ELSE 'waiting' END AS state
        FROM graphile_worker.jobs
        LIMIT ${MOST}
      ) AS seen GROUP BY kind, state`.execute(db);
    return ['mail', 'other'].flatMap((kind) =>
      ['waiting', 'late', 'failed'].map((state) => ({
        labels: { kind, state },
        value: rows.find((row) => row.kind === kind && row.state === state)?.count ?? 0,
      })),
    );
  },
};
