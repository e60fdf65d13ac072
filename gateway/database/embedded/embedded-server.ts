import type { ChildProcess } from 'node:child_process';
import { mkdirSync, realpathSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findBinaries } from './binaries.ts';
import { APPLICATION, openCluster, SUPERUSER } from './cluster.ts';
import { lockDataDirectory } from './data-lock.ts';
import { chooseUnprivilegedUser } from './drop-privileges.ts';
import { type Launch, launch, shutDown } from './postgres-process.ts';
import { stopOrphanedServer } from './stop-orphaned-server.ts';

/** A port of the loopback address that was free a moment ago. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address
          ? resolve(address.port)
          : reject(new Error('no address')),
      );
    });
  });

/** A PostgreSQL of this process's own, which is restarted whenever it dies. */
export type EmbeddedServer = {
  /** Connection of the role that the gateway works as; the same after every restart. */
  readonly url: string;
  /** Connection of the superuser; for tests and repairs, not for the gateway. */
  readonly superuserUrl: string;
  /** Process id of the server that runs now. */
  pid(): number | undefined;
  /** Shuts the server down cleanly and releases the data directory. */
  stop(): Promise<void>;
};

/** Called when the server died by itself and is being restarted. */
export type OnRestart = (fault: unknown) => void;

export type EmbeddedSettings = {
  readonly onRestart?: OnRestart;
  /** Settings of PostgreSQL, for tests and repairs. */
  readonly settings?: Readonly<Record<string, string>>;
};

/**
 * Starts the embedded PostgreSQL on `dataDirectory` (made if it is not there): loopback only,
 * passwords, checksums.
 * @throws DataDirectoryInUse where another live gateway has it; OrphanedServer, ServerDidNotStart,
 *   NoEmbeddedBinaries
 */
export async function startEmbeddedServer(
  dataDirectory: string,
  { onRestart = () => {}, settings = {} }: EmbeddedSettings = {},
): Promise<EmbeddedServer> {
  mkdirSync(dataDirectory, { recursive: true });
  const home = realpathSync(dataDirectory);
  const lock = lockDataDirectory(home);
  try {
    const runAs = chooseUnprivilegedUser();
    const binaries = findBinaries(runAs);
    const cluster = await openCluster(home, binaries, runAs);
    await stopOrphanedServer(cluster);
    const how: Launch = {
      binaries,
      runAs,
      directory: cluster.directory,
      port: await freePort(),
      logFile: path.join(home, 'postgres', 'server.log'),
      settings,
    };
    const keeper = keep(
      await launch(how),
      async () => {
        await stopOrphanedServer(cluster);
        return launch(how);
      },
      onRestart,
    );
    const at = `127.0.0.1:${how.port}`;
    return {
      url: `postgresql://${APPLICATION}:${cluster.credentials.application}@${at}/${APPLICATION}`,
      superuserUrl: `postgresql://${SUPERUSER}:${cluster.credentials.superuser}@${at}/postgres`,
      pid: keeper.pid,
      stop: async () => {
        await keeper.stop();
        lock.release();
      },
    };
  } catch (fault) {
    lock.release();
    throw fault;
  }
}

/** Restarts the server, on the same port, each time it ends without having been asked to. */
function keep(first: ChildProcess, again: () => Promise<ChildProcess>, onRestart: OnRestart) {
  let current = first;
  let stopping = false;
  let restarting: Promise<void> | null = null;
  const endWithUs = () => current.kill('SIGINT');
  process.once('exit', endWithUs);

  const restart = async () => {
    for (let pause = 50; !stopping; pause = Math.min(pause * 2, 5_000)) {
      try {
        current = await again();
        watch();
        return;
      } catch (fault) {
        onRestart(fault);
        await sleep(pause);
      }
    }
  };
  const watch = () =>
    current.once('exit', (code, signal) => {
      if (stopping) return;
      onRestart(new Error(`PostgreSQL ended by itself (${signal ?? code})`));
      restarting = restart();
    });
  watch();

  return {
    pid: () => current.pid,
    stop: async () => {
      stopping = true;
      await restarting;
      process.off('exit', endWithUs);
      await shutDown(current);
    },
  };
}
