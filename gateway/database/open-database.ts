import type { Environment } from '#gateway/environment.ts';
import { type Connection, connect } from './database.ts';
import { type OnRestart, startEmbeddedServer } from './embedded/embedded-server.ts';
import { migrateOnStart } from './migrate-on-start.ts';
import { limitRole } from './role-limits.ts';

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
