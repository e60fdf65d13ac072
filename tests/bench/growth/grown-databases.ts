import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { connect } from '#gateway/database/database.ts';
import { startEmbeddedServer } from '#gateway/database/embedded/embedded-server.ts';
import { migrateOnStart } from '#gateway/database/open-database.ts';
import type { Keys } from '#gateway/secrets/keys.ts';
import { COPIED_TABLES, type Column, copyRows } from './copy-rows.ts';
import { makeRealOrders } from './real-orders.ts';

function atDatabase(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** Without the time-outs of a gateway: there is much to write. */
async function inClient(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await work(client).finally(() => client.end());
}

const COLUMNS = `
  SELECT column_name AS name, data_type AS type FROM information_schema.columns
  WHERE table_schema = 'public' AND table_name = $1 AND is_identity = 'NO'
  ORDER BY ordinal_position`;

async function multiply(client: pg.Client, copies: number): Promise<void> {
  await client.query('BEGIN');
  for (const table of COPIED_TABLES) {
    const { rows } = await client.query<Column>(COLUMNS, [table]);
    await client.query(copyRows(table, rows, copies));
  }
  await client.query('COMMIT');
}

/**
 * A database for each size on one server: the same real orders, and in the larger ones copies of
 * them around.
 */
export async function growDatabases(sizes: readonly number[], keys: Keys) {
  const directory = mkdtempSync(path.join(tmpdir(), 'magnolia-growth-'));
  const server = await startEmbeddedServer(directory, { settings: { max_connections: '120' } });
  const stop = async () => {
    await server.stop();
    rmSync(directory, { recursive: true, force: true });
  };
  try {
    const { pathname, username } = new URL(server.url);
    const template = connect(server.url);
    await migrateOnStart(template)
      .then(() => makeRealOrders(template.db, keys))
      .finally(() => template.close());
    const urls: string[] = [];
    for (const size of sizes) {
      const name = `orders_${size}`;
      await inClient(server.superuserUrl, (client) =>
        client.query(`CREATE DATABASE ${name} TEMPLATE ${pathname.slice(1)} OWNER ${username}`),
      );
      const url = atDatabase(server.url, name);
      if (size > 1) await inClient(url, (client) => multiply(client, size - 1));
      // As autovacuum leaves a database that has grown over months.
      await inClient(url, (client) => client.query('VACUUM ANALYZE'));
      urls.push(url);
    }
    return { urls, stop };
  } catch (fault) {
    await stop();
    throw fault;
  }
}
