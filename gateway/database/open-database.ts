import type { Environment } from '#gateway/environment.ts';
import { type Connection, connect } from './database.ts';
import { type OnRestart, startEmbeddedServer } from './embedded/embedded-server.ts';
import { prepareDatabase } from './prepare-database.ts';

/**
 * The database that the environment names, migrated: the one of DATABASE_URL, or the embedded one under DATA_DIR.
 * `close` ends the connections, and the embedded server with them.
 */
export async function openDatabase(
  { databaseUrl, dataDirectory }: Pick<Environment, 'databaseUrl' | 'dataDirectory'>,
  onRestart?: OnRestart,
): Promise<Connection & { readonly url: string }> {
  const embedded = databaseUrl ? null : await startEmbeddedServer(dataDirectory, { onRestart });
  const url = databaseUrl ?? embedded?.url ?? '';
  const connection = connect(url);
  const close = async () => {
    await connection.close();
    await embedded?.stop();
  };
  try {
    await prepareDatabase(connection);
  } catch (fault) {
    await close();
    throw fault;
  }
  return { ...connection, url, close };
}
