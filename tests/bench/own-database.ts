import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connect } from '#gateway/database/database.ts';
import { startEmbeddedServer } from '#gateway/database/embedded/embedded-server.ts';
import { migrateOnStart } from '#gateway/database/open-database.ts';

/**
 * A migrated PostgreSQL of the bench's own, as durable as the gateway's, which several gateways can
 * share.
 */
export async function openOwnDatabase() {
  const directory = mkdtempSync(path.join(tmpdir(), 'magnolia-bench-'));
  const server = await startEmbeddedServer(directory, { settings: { max_connections: '120' } });
  const connection = connect(server.url);
  await migrateOnStart(connection);
  return {
    url: server.url,
    db: connection.db,
    pid: server.pid,
    async stop() {
      await connection.close();
      await server.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
