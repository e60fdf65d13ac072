import { createHash } from 'node:crypto';
import { mkdirSync, realpathSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

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

/**
 * Makes sure that one process alone writes under a directory; throws when another one does. A local socket is the lock,
 * since the system lets it go when its owner dies, however it dies.
 */
export async function claimDirectory(directory: string): Promise<{ release: () => void }> {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const name = createHash('sha256').update(realpathSync(directory)).digest('hex').slice(0, 24);
  const path = join(tmpdir(), `payment-sandbox-${name}.sock`);
  let server = await listen(path);
  if (!server && !(await isAlive(path))) {
    rmSync(path, { force: true });
    server = await listen(path);
  }
  if (!server) throw new Error(`another payment sandbox is at work in ${directory}`);
  return { release: () => server.close() };
}
