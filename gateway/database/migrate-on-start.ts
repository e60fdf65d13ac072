import { Logger, runMigrations } from 'graphile-worker';
import type { Connection } from './database.ts';
import { migrate } from './migrate.ts';

const quiet = new Logger(() => () => {});

/**
 * Makes the gateway's tables and those of its jobs, or migrates them to the newest version. Several
 * gateways may do it at once.
 */
export async function migrateOnStart({ db, pool }: Pick<Connection, 'db' | 'pool'>) {
  await migrate(db);
  await runMigrations({ pgPool: pool, logger: quiet });
}
