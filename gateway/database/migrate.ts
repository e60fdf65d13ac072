import { Migrator } from 'kysely/migration';
import type { Database } from './database.ts';
import { MIGRATIONS } from './migrations.ts';

const migratorOf = (db: Database) =>
  new Migrator({
    db,
    provider: { getMigrations: async () => MIGRATIONS },
    allowUnorderedMigrations: true,
  });

/**
 * Migrates the database to the newest version, all or nothing. Gateways that start at once wait for each other.
 * @returns the names of the migrations that were run
 */
export async function migrate(db: Database): Promise<readonly string[]> {
  const { error, results = [] } = await migratorOf(db).migrateToLatest();
  if (error) {
    const failed = results.find(({ status }) => status === 'Error');
    // None was begun: the server is away, or refuses this user.
    if (!failed) throw error;
    throw new Error(`Migration ${failed.migrationName} failed`, { cause: error });
  }
  return results.map(({ migrationName }) => migrationName);
}

/** Whether every migration that this gateway knows has been run. */
export async function isMigrated(db: Database): Promise<boolean> {
  const all = await migratorOf(db).getMigrations();
  return all.every(({ executedAt }) => executedAt !== undefined);
}
