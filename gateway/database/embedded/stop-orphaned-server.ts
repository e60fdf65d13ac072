import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type Cluster, SUPERUSER } from './cluster.ts';
import { isAlive, type Postmaster, readPostmaster } from './postmaster-file.ts';

/** A server holds the data directory and did not stop. */
export class OrphanedServer extends Error {
  override readonly name = 'OrphanedServer';
}

/**
 * Clears the way for a new server: waits while one that outlived its gateway shuts down, ends one
 * that does not, and removes what a dead one left. Call it with the data directory locked, so that
 * no live gateway owns what is found here.
 * @throws OrphanedServer after `patienceMilliseconds`
 */
export async function stopOrphanedServer(
  cluster: Cluster,
  patienceMilliseconds = 30_000,
): Promise<void> {
  const givingUpAt = Date.now() + patienceMilliseconds;
  for (;;) {
    const found = readPostmaster(cluster.directory);
    if (!found) return;
    if (!isAlive(found, cluster.directory)) {
      // Its process id may meanwhile belong to another process, and PostgreSQL would then refuse to
      // start.
      rmSync(path.join(cluster.directory, 'postmaster.pid'), { force: true });
      return;
    }
    if (await servesThisDirectory(found, cluster)) process.kill(found.pid, 'SIGINT');
    if (Date.now() > givingUpAt) {
      throw new OrphanedServer(
        `Process ${found.pid} is a PostgreSQL server on ${cluster.directory} that does not answer. Stop it first.`,
      );
    }
    await sleep(50);
  }
}

/**
 * Proof that the process is our server: it knows our password and reads back what was just written
 * into our directory.
 */
async function servesThisDirectory(found: Postmaster, cluster: Cluster): Promise<boolean> {
  const challenge = path.join(cluster.directory, 'magnolia-challenge');
  const word = randomUUID();
  const client = new pg.Client({
    host: '127.0.0.1',
    port: found.port,
    user: SUPERUSER,
    password: cluster.credentials.superuser,
    database: 'postgres',
    connectionTimeoutMillis: 1_000,
    query_timeout: 1_000,
  });
  client.on('error', () => {});
  try {
    writeFileSync(challenge, word, { mode: 0o644 });
    await client.connect();
    const { rows } = await client.query(
      `SELECT pg_read_file('magnolia-challenge') AS word,
              extract(epoch FROM pg_postmaster_start_time())::int AS started_at`,
    );
    const sameStart = Math.abs(rows[0].started_at - found.startedAt) <= 2;
    return rows[0].word === word && sameStart && readFileSync(challenge, 'utf8') === word;
  } catch {
    return false;
  } finally {
    rmSync(challenge, { force: true });
    await client.end().catch(() => {});
  }
}
