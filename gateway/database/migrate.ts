import { sql } from 'kysely';
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration';
import type { Database } from './database.ts';
import { MIGRATIONS } from './migrations.ts';

type Migrations = Readonly<Record<string, Migration>>;

/** A newer release has changed the tables so that this one cannot work on them. */
export class NewerDatabase extends Error {
  override readonly name = 'NewerDatabase';
}

/**
 * How the name of a migration ends that takes something away. What else is newer only adds, and an
 * older release can work beside it.
 */
const NARROWING = /-narrows$/;

async function executedNames(db: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string | null }>`
    SELECT to_regclass('kysely_migration')::text AS name`.execute(db);
  if (!rows[0]?.name) return [];
  const executed = await sql<{ name: string }>`SELECT name FROM kysely_migration`.execute(db);
  return executed.rows.map(({ name }) => name);
}

/**
 * The known migrations, and an empty one for each that a newer release has run, since kysely
 * refuses to start without it.
 * @throws NewerDatabase
 */
const beside = (db: Database, known: Migrations): MigrationProvider => ({
  async getMigrations() {
    const last = Object.keys(known).toSorted().at(-1) ?? '';
    const unknown = (await executedNames(db)).filter((name) => !(name in known));
    const refused = unknown.filter((name) => name < last || NARROWING.test(name));
    if (refused.length > 0)
      throw new NewerDatabase(
        `This release cannot work on a database with ${refused.join(', ')}. ` +
          'Start the release that made it, or restore a backup from before.',
      );
    const newer = unknown.map((name): [string, Migration] => [name, { up: async () => {} }]);
    return { ...known, ...Object.fromEntries(newer) };
  },
});

const migratorOf = (db: Database, known: Migrations) =>
  new Migrator({ db, provider: beside(db, known), allowUnorderedMigrations: true });

/**
 * Migrates the database to the newest version, all or nothing; one that a newer release has made
 * stays as it is. Gateways that start at once wait for each other.
 * @param known of this release; of another one in tests
 * @returns the names of the migrations that were run
 */
export async function migrate(
  db: Database,
  known: Migrations = MIGRATIONS,
): Promise<readonly string[]> {
  const { error, results = [] } = await migratorOf(db, known).migrateToLatest();
  if (error) {
    const failed = results.find(({ status }) => status === 'Error');
    // None was begun: the server is away, refuses this user, or belongs to a newer release.
    if (!failed) throw error;
    throw new Error(`Migration ${failed.migrationName} failed`, { cause: error });
  }
  return results.map(({ migrationName }) => migrationName);
}

/** Whether every migration that this gateway knows has been run. */
export async function isMigrated(db: Database, known: Migrations = MIGRATIONS): Promise<boolean> {
  const all = await migratorOf(db, known).getMigrations();
  return all.every(({ executedAt }) => executedAt !== undefined);
}
