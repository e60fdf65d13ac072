import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { chooseUnprivilegedUser, commandAs } from '#gateway/database/embedded/drop-privileges.ts';
import { freePort } from '#gateway/database/embedded/embedded-server.ts';

const PROGRAM = '/usr/sbin/pgbouncer';
/** Fewer than a gateway has, so that its connections take turns on them. */
const SERVERS = 4;

export type PgBouncer = { readonly url: string; stop(): Promise<void> };

function installFromDebian(): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  try {
    const options = { stdio: 'ignore', timeout: 120_000 } as const;
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'pgbouncer'], options);
  } catch {
    console.warn('apt-get could not install pgbouncer.');
  }
}

/** Waits, for ten seconds at most, until something listens at a port. */
async function answersAt(port: number): Promise<void> {
  for (const end = Date.now() + 10_000; ; ) {
    const socket = createConnection(port, '127.0.0.1');
    try {
      await once(socket, 'connect');
      return;
    } catch (fault) {
      if (Date.now() > end) throw fault;
      await setTimeout(50);
    } finally {
      socket.destroy();
    }
  }
}

/**
 * Debian's PgBouncer in transaction mode, in front of a database; null where it is not here and
 * cannot be installed.
 */
export async function startPgBouncer(databaseUrl: string): Promise<PgBouncer | null> {
  if (!existsSync(PROGRAM)) installFromDebian();
  if (!existsSync(PROGRAM)) return null;
  const server = new URL(databaseUrl);
  const port = await freePort();
  const home = mkdtempSync(path.join(tmpdir(), 'magnolia-pgbouncer-'));
  const database = server.pathname.slice(1);
  const password = server.password && ` password=${decodeURIComponent(server.password)}`;
  const settings = path.join(home, 'pgbouncer.ini');
  writeFileSync(
    settings,
    `[databases]
${database} = host=${server.hostname} port=${server.port} dbname=${database} user=${server.username}${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${SERVERS}
`,
  );
  const runAs = chooseUnprivilegedUser();
  if (runAs.user)
    for (const file of [home, settings]) chownSync(file, runAs.user.uid, runAs.user.gid);
  const command = commandAs(runAs, PROGRAM, ['-q', settings]);
  const child = spawn(command.file, [...command.args], { ...command.options, stdio: 'ignore' });
  const ended = once(child, 'exit');
  await answersAt(port);
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = `${port}`;
  return {
    url: url.href,
    async stop() {
      child.kill('SIGINT');
      await ended;
      rmSync(home, { recursive: true, force: true });
    },
  };
}
