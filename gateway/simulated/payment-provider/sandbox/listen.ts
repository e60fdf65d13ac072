import { readFileSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createAdaptorServer, type ServerType } from '@hono/node-server';
import type { Hono } from 'hono';

function lastPort(file: string): number {
  try {
    return Number(readFileSync(file, 'utf8')) || 0;
  } catch {
    return 0;
  }
}

const tryPort = (app: Hono, host: string, port: number): Promise<ServerType> =>
  new Promise((resolve, reject) => {
    const server = createAdaptorServer({ fetch: app.fetch });
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });

/**
 * Listens on `port`; with 0 on the last used port, so that links sent out before a restart still
 * work, else on any.
 */
export async function listen(
  app: Hono,
  options: { host: string; port: number; directory: string },
): Promise<{ server: ServerType; port: number }> {
  const file = join(options.directory, 'port');
  const wished = options.port || lastPort(file);
  const server = await tryPort(app, options.host, wished).catch((error: unknown) => {
    if (options.port) throw error;
    return tryPort(app, options.host, 0);
  });
  const { port } = server.address() as AddressInfo;
  writeFileSync(file, String(port));
  return { server, port };
}
