import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { JobContext } from './job.ts';

const BEAT_MILLISECONDS = 10_000;
/** A runner that was silent for so long is dead: three beats, and a slow database. */
const SILENT_SECONDS = 40;
/** Rows of dead runners are of no use after this. */
const FORGOTTEN_SECONDS = 3_600;

type Database = JobContext['db'];

async function sayAlive(db: Database, runners: readonly string[]): Promise<void> {
  if (runners.length === 0) return;
  await sql`
    INSERT INTO job_runners (id, seen_at) SELECT unnest(${runners}::text[]), now()
    ON CONFLICT (id) DO UPDATE SET seen_at = now()`.execute(db);
}

/** As graphile-worker offers it; by itself it waits four hours. */
const unlock = (db: Database, runners: readonly string[]) =>
  sql`SELECT graphile_worker.force_unlock_workers(${runners}::text[])`.execute(db);

/** Unlocks the jobs of runners that are silent. Answers of how many. */
async function freeSilent(db: Database): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    SELECT DISTINCT locked_by AS id FROM graphile_worker.jobs
    WHERE locked_at < now() - make_interval(secs => ${SILENT_SECONDS}) AND NOT EXISTS (
      SELECT FROM job_runners
      WHERE id = locked_by AND seen_at > now() - make_interval(secs => ${SILENT_SECONDS})
    )`.execute(db);
  const dead = rows.map(({ id }) => id);
  if (dead.length > 0) await unlock(db, dead);
  await sql`
    DELETE FROM job_runners
    WHERE seen_at < now() - make_interval(secs => ${FORGOTTEN_SECONDS})`.execute(db);
  return dead.length;
}

export type RunnerHeartbeats = {
  begin(runner: string): void;
  /** Frees what the runner could not release. */
  end(runner: string): Promise<void>;
  stop(): Promise<void>;
};

/**
 * Says every ten seconds which runners of this gateway live, and frees the jobs of those that do
 * not: within a minute after a gateway was killed. While the database is away nothing is said, so a
 * job may run twice, which does no harm.
 */
export function startHeartbeats({ db, log }: Pick<JobContext, 'db' | 'log'>): RunnerHeartbeats {
  const living = new Set<string>();
  const stopped = new AbortController();
  const beat = async () => {
    await sayAlive(db, [...living]);
    const count = await freeSilent(db);
    if (count > 0) log.info({ job: 'jobs of dead gateways', count }, 'swept');
  };
  const beating = (async () => {
    while (!stopped.signal.aborted) {
      await beat().catch(() => {});
      await sleep(BEAT_MILLISECONDS, undefined, { signal: stopped.signal }).catch(() => {});
    }
  })();
  return {
    begin(runner) {
      living.add(runner);
      void sayAlive(db, [runner]).catch(() => {});
    },
    async end(runner) {
      living.delete(runner);
      // Where the database is away, it is found silent later.
      await unlock(db, [runner]).catch(() => {});
    },
    async stop() {
      stopped.abort();
      await beating;
    },
  };
}
