import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import { commandAs, directoryArgument, type UnprivilegedUser } from './drop-privileges.ts';
import { SERVER_ENVIRONMENT } from './initdb.ts';
import { readPostmaster } from './postmaster-file.ts';

/** Everything else is PostgreSQL's default: fsync and full_page_writes are on. */
const SETTINGS: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '60',
  shared_buffers: '64MB',
  password_encryption: 'scram-sha-256',
  timezone: 'UTC',
  jit: 'off',
  log_line_prefix: '%m [%p] ',
};

export type Launch = {
  readonly binaries: Binaries;
  readonly runAs: UnprivilegedUser;
  readonly directory: string;
  readonly port: number;
  /** The server's own log, truncated at each start. */
  readonly logFile: string;
  /** Settings of PostgreSQL that differ from the ones above. */
  readonly settings?: Readonly<Record<string, string>>;
};

/** The server ended before it was ready; the message carries the end of its log. */
export class ServerDidNotStart extends Error {
  override readonly name = 'ServerDidNotStart';
}

/** Starts the server and waits until it takes connections. */
export async function launch(how: Launch): Promise<ChildProcess> {
  const settings = Object.entries({ ...SETTINGS, ...how.settings }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const { file, args, options } = commandAs(how.runAs, how.binaries.postgres, [
    '-D',
    directoryArgument(how.runAs, how.directory),
    '-p',
    `${how.port}`,
    ...settings,
  ]);
  const log = openSync(how.logFile, 'w', 0o600);
  const server = spawn(file, args, {
    ...options,
    cwd: how.directory,
    env: SERVER_ENVIRONMENT,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  let failed: Error | null = null;
  server.once('error', (fault) => {
    failed = fault;
  });
  for (;;) {
    const ended = server.exitCode !== null || server.signalCode !== null;
    if (failed || ended)
      throw new ServerDidNotStart(`PostgreSQL did not start: ${failed ?? tail(how.logFile)}`);
    const found = readPostmaster(how.directory);
    if (found?.ready && found.pid === server.pid) return server;
    await sleep(10);
  }
}

const tail = (file: string): string =>
  readFileSync(file, 'utf8').trim().split('\n').slice(-5).join('\n');

/**
 * Ends the server: a fast shutdown with its checkpoint, and after `patienceMilliseconds` one
 * without.
 */
export async function shutDown(server: ChildProcess, patienceMilliseconds = 20_000): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  server.kill('SIGINT');
  const patience = setTimeout(() => server.kill('SIGQUIT'), patienceMilliseconds);
  await ended;
  clearTimeout(patience);
}
