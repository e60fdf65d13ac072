import { execFileSync } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRequestListener } from '@react-router/node';
import type { ServerBuild } from 'react-router';
import sirv from 'sirv';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const BUILT = path.join(ROOT, '.cache/bare-page');
const COMMAND = path.join(ROOT, 'node_modules/@react-router/dev/bin.cjs');

export interface BareSite {
  readonly url: string;
  stop(): void;
}

/**
 * The least site of React Router in its framework mode: one route, one loader, one button; built
 * and served for production.
 */
export async function startBareSite(): Promise<BareSite> {
  execFileSync(process.execPath, [COMMAND, 'build', path.join(import.meta.dirname, 'bare')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const build: ServerBuild = await import(pathToFileURL(path.join(BUILT, 'server/index.js')).href);
  const files = sirv(path.join(BUILT, 'client'));
  const render = createRequestListener({ build, mode: 'production' });
  const server = createServer((request, response) =>
    files(request, response, () => render(request, response)),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}`, stop: () => server.close() };
}
