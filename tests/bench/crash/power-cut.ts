import { readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { isAlive, readPostmaster } from '#gateway/database/embedded/postmaster-file.ts';

const clusterOf = (dataDirectory: string) => path.join(dataDirectory, 'postgres/cluster');

/**
 * Kills (-9) the embedded server of a data directory with all of its processes; nothing where none
 * runs.
 */
export function killDatabase(dataDirectory: string): void {
  const server = readPostmaster(clusterOf(dataDirectory));
  if (!server || !isAlive(server, clusterOf(dataDirectory))) return;
  for (const pid of [server.pid, ...childrenOf(server.pid)]) kill(pid);
}

/** The processes that one has started and that still run; Linux only. */
export function childrenOf(pid: number): number[] {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
    return children.split(' ').filter(Boolean).map(Number);
  } catch {
    return [];
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code !== 'ESRCH') throw fault;
  }
}

/**
 * Where the running embedded server of a data directory is reached, as the gateway's role or as the
 * superuser.
 */
export function addressOfDatabase(
  dataDirectory: string,
  role: 'magnolia' | 'postgres' = 'magnolia',
) {
  const server = readPostmaster(clusterOf(dataDirectory));
  if (!server) throw new Error(`No database runs on ${dataDirectory}`);
  const { application, superuser } = JSON.parse(
    readFileSync(path.join(dataDirectory, 'postgres/credentials.json'), 'utf8'),
  );
  const password = role === 'postgres' ? superuser : application;
  return `postgresql://${role}:${password}@127.0.0.1:${server.port}/${role}`;
}

/**
 * Lets the server acknowledge commits that are not on disk yet, nor even with the operating system:
 * what PostgreSQL does with `synchronous_commit=off`. The positive control of the crash proof.
 */
export async function acknowledgeTooEarly(dataDirectory: string): Promise<void> {
  const client = new pg.Client(addressOfDatabase(dataDirectory, 'postgres'));
  await client.connect();
  try {
    await client.query("ALTER SYSTEM SET synchronous_commit = 'off'");
    await client.query("ALTER SYSTEM SET wal_writer_delay = '10s'");
    await client.query("ALTER SYSTEM SET wal_writer_flush_after = '512MB'");
    await client.query('SELECT pg_reload_conf()');
  } finally {
    await client.end();
  }
}
