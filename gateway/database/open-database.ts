import { Logger, runMigrations } from 'graphile-worker';
import { sql } from 'kysely';
import type { Environment } from '#gateway/environment.ts';
import {
  CONNECTION_LIMITS,
  type Connection,
  connect,
  type Database,
  sessionLimits,
} from './database.ts';
import { type OnRestart, startEmbeddedServer } from './embedded/embedded-server.ts';
import { migrate } from './migrate.ts';

/**
 * Gives the gateway's limits to its role in this database: for connections that PgBouncer opens,
 * which takes no settings from its clients. A role may do that for itself. Gateways that start at
 * once wait for each other.
 */
async function limitRole(db: Database): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`SELECT pg_advisory_xact_lock(hashtextextended('role limits', 0))`.execute(trx);
    const { rows } = await sql<{ name: string }>`SELECT current_database() AS name`.execute(trx);
    const database = sql.id(rows[0]?.name ?? '');
    for (const [setting, milliseconds] of Object.entries(sessionLimits(CONNECTION_LIMITS)))
      await sql`
        ALTER ROLE CURRENT_USER IN DATABASE ${database}
        SET ${sql.id(setting)} = ${sql.lit(milliseconds)}`.execute(trx);
  });
}

const quiet = new Logger(() => () => {});

/**
 * Makes the gateway's tables and those of its jobs, or migrates them to the newest version. Several
 * gateways may do it at once.
 */
export async function migrateOnStart({ db, pool }: Pick<Connection, 'db' | 'pool'>) {
  await migrate(db);
  await runMigrations({ pgPool: pool, logger: quiet });
}

type Named = Pick<Environment, 'databaseUrl' | 'databaseDirectUrl' | 'dataDirectory'>;

/**
 * Migrates through the address that has sessions, and leaves the limits that PgBouncer takes from
 * no client.
 */
async function prepareBehindPooler(directUrl: string): Promise<void> {
  const direct = connect(directUrl, { connections: 2 });
  try {
    await migrateOnStart(direct);
    await limitRole(direct.db);
  } finally {
    await direct.close();
  }
}

/**
 * The database that the environment names, migrated: the one of DATABASE_URL, or the embedded one
 * under DATA_DIR. `close` ends the connections, and the embedded server with them. `directUrl` is
 * for what needs a session of its own: jobs.
 */
export async function openDatabase(
  { databaseUrl, databaseDirectUrl, dataDirectory }: Named,
  onRestart?: OnRestart,
): Promise<Connection & { readonly directUrl: string }> {
  const embedded = databaseUrl ? null : await startEmbeddedServer(dataDirectory, { onRestart });
  const url = databaseUrl ?? embedded?.url ?? '';
  const pooled = databaseDirectUrl !== null;
  const connection = connect(url, {}, pooled);
  const close = async () => {
    await connection.close();
    await embedded?.stop();
  };
  try {
    await (pooled ? prepareBehindPooler(databaseDirectUrl) : migrateOnStart(connection));
  } catch (fault) {
    await close();
    throw fault;
  }
  return { ...connection, directUrl: databaseDirectUrl ?? url, close };
}
