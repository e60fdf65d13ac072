import { Logger, runMigrations } from 'graphile-worker';
import { sql } from 'kysely';
import type { Connection, Database } from './database.ts';
import { migrate } from './migrate.ts';

const quiet = new Logger(() => () => {});

/**
 * The function that adds a job has five statements, whose plans do not depend on its values: planned once a connection, it costs
 * a third. A new version of graphile-worker replaces the function, so each start sets it. Gateways that start at once wait for each other.
 */
const planJobsOnce = (db: Database) =>
  db.transaction().execute(async (trx) => {
    await sql`LOCK TABLE graphile_worker.migrations IN SHARE ROW EXCLUSIVE MODE`.execute(trx);
    await sql`
      ALTER FUNCTION graphile_worker.add_jobs
        SET plan_cache_mode = force_generic_plan`.execute(trx);
  });

/** Makes the gateway's tables and those of its jobs, or migrates them to the newest version. Several gateways may do it at once. */
export async function prepareDatabase({ db, pool }: Pick<Connection, 'db' | 'pool'>) {
  await migrate(db);
  await runMigrations({ pgPool: pool, logger: quiet });
  await planJobsOnce(db);
}
