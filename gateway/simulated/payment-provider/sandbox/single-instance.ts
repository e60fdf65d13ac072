import { createHash } from 'node:crypto';
import { mkdirSync, realpathSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const isAlive = (path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = connect(path);
    probe.once('connect', () => {
      probe.destroy();
      resolve(true);
    });
    probe.once('error', () => resolve(false));
  });

const listen = (path: string): Promise<Server | null> =>
  new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    );
    server.listen(path, () => resolve(server.unref()));
  });

async function claim(path: string): Promise<Server | null> {
  const server = await listen(path);
  if (server || (await isAlive(path))) return server;
  rmSync(path, { force: true });
  return listen(path);
}

/**
 * Makes sure that only one process writes under a directory. Another one may be about to exit, its
 * parent having been killed: it is waited for, `patience` milliseconds, then this throws. A local
 * socket is the lock, since the system lets it go when its owner dies, however it dies.
 */
export async function claimDirectory(
  directory: string,
  patience: number,
): Promise<{ release: () => void }> {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const name = createHash('sha256').update(realpathSync(directory)).digest('hex').slice(0, 24);
  const path = join(tmpdir(), `payment-sandbox-${name}.sock`);
  const deadline = performance.now() + patience;
  for (;;) {
    const server = await claim(path);
    if (server) return { release: () => server.close() };
    if (performance.now() >= deadline)
      throw new Error(`another payment sandbox is at work in ${directory}`);
    await sleep(50);
  }
}
