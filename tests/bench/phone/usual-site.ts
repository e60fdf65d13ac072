import { execFileSync } from 'node:child_process';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { createRequestListener } from '@react-router/node';
import type { ServerBuild } from 'react-router';
import sirv from 'sirv';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const BUILT = path.join(ROOT, '.cache/usual-build');
const COMMAND = path.join(ROOT, 'node_modules/@react-router/dev/bin.cjs');

export interface UsualSite {
  readonly url: string;
  stop(): void;
}

/** What a proxy in front of both would do. */
async function passOn(request: IncomingMessage, response: ServerResponse, gatewayUrl: string) {
  const answer = await fetch(`${gatewayUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: await text(request),
  });
  response.setHeader('content-type', 'application/json').end(await answer.text());
}

/**
 * Search, results and passengers as a team usually builds them: the same libraries, their providers
 * at the root, nothing of our own. Built and served for production; it asks the same gateway.
 */
export async function startUsualSite(gatewayUrl: string): Promise<UsualSite> {
  execFileSync(process.execPath, [COMMAND, 'build', path.join(import.meta.dirname, 'usual')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  process.env.GATEWAY_URL = gatewayUrl;
  const build: ServerBuild = await import(pathToFileURL(path.join(BUILT, 'server/index.js')).href);
  const files = sirv(path.join(BUILT, 'client'));
  const render = createRequestListener({ build, mode: 'production' });
  const server = createServer((request, response) => {
    if (request.url === '/graphql') return passOn(request, response, gatewayUrl);
    return files(request, response, () => render(request, response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}`, stop: () => server.close() };
}
