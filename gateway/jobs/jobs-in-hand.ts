import { setTimeout as sleep } from 'node:timers/promises';
import type { WorkerEvents } from 'graphile-worker';
import { sql } from 'kysely';
import type { Database } from '#gateway/database/database.ts';
import type { JobContext } from './job.ts';

const BEAT_MILLISECONDS = 10_000;
/** A job of which nothing was said for so long is in no living hands: three beats, and a slow database. */
const SILENT_SECONDS = 40;

/** Dates jobs that are in hand as of now, however long they take. */
const sayAlive = async (db: Database, jobs: readonly string[]): Promise<void> => {
  if (jobs.length === 0) return;
  await sql`
    UPDATE graphile_worker._private_jobs SET locked_at = now()
    WHERE id = ANY(${jobs}::bigint[]) AND locked_at IS NOT NULL`.execute(db);
};

/** Gives silent jobs to others; graphile-worker by itself waits four hours. Answers how many. */
const freeSilent = async (db: Database): Promise<number> => {
  const { numAffectedRows } = await sql`
    UPDATE graphile_worker._private_jobs SET locked_at = NULL, locked_by = NULL
    WHERE locked_at < now() - make_interval(secs => ${SILENT_SECONDS})`.execute(db);
  return Number(numAffectedRows);
};

/**
 * Says every ten seconds which jobs this gateway has in hand, and frees those that a killed gateway left behind. While the
 * database is away it says nothing: a job that another gateway takes meanwhile may be run twice, which does no harm.
 */
export const watchJobsInHand = ({ db, log }: Pick<JobContext, 'db' | 'log'>) => {
  const inHand = new Set<string>();
  const stopped = new AbortController();
  const beat = async () => {
    await sayAlive(db, [...inHand]);
    const count = await freeSilent(db);
    if (count > 0) log.info({ job: 'jobs of dead gateways', count }, 'swept');
  };
  const living = (async () => {
    while (!stopped.signal.aborted) {
      await beat().catch(() => {});
      await sleep(BEAT_MILLISECONDS, undefined, { signal: stopped.signal }).catch(() => {});
    }
  })();
  return {
    /** Takes the jobs of a runner along. */
    follow(events: WorkerEvents): void {
      events.on('localQueue:getJobs:complete', ({ jobs }) => {
        for (const { id } of jobs) inHand.add(id);
      });
      events.on('localQueue:returnJobs', ({ jobs }) => {
        for (const { id } of jobs) inHand.delete(id);
      });
      events.on('job:complete', ({ job }) => void inHand.delete(job.id));
      events.on('pool:release', () => inHand.clear());
    },
    async stop(): Promise<void> {
      stopped.abort();
      await living;
    },
  };
};

export type JobsInHand = ReturnType<typeof watchJobsInHand>;
