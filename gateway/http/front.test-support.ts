import { Hono } from 'hono';
import { readEnvironment } from '#gateway/environment.ts';
import { createLog } from '#gateway/ports/log.ts';
import { createFront, type FrontDependencies } from './front.ts';
import type { FrontEnv } from './front-env.ts';
import { createMetrics } from './metrics.ts';
import { makeBusyPages } from './pages/busy-pages.ts';
import { type PageDependencies, pageRoutes } from './pages/pages.routes.ts';
import { createRenderQueue } from './pages/render-queue.ts';
import type { WebSite } from './pages/web-site.ts';

const environment = readEnvironment({
  SECRET: 's'.repeat(32),
  PUBLIC_URL: 'https://www.magnolia.example',
});
/** An answer that is a page. */
export const html = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Response(body, { headers: { 'content-type': 'text/html; charset=utf-8', ...headers } });

/** A front whose web site is `handle`. */
export function frontWith(
  handle: WebSite['handle'],
  given: Partial<FrontDependencies & PageDependencies> = {},
) {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const ask = async () => Response.json({ data: null });
  const parts = {
    environment,
    log,
    metrics: createMetrics(null),
    health: { ready: async () => true },
    ask,
    modules: new Hono<FrontEnv>(),
    webSite: { handle, frontDoor: () => null },
    writtenPages: { page: () => null },
    keptPages: null,
    missingPages: null,
    renders: createRenderQueue(environment.renders),
    busyPages: makeBusyPages({ busyPage: (locale) => `<p>busy in ${locale}` }, environment),
    nonces: true,
    ...given,
  };
  return { lines, front: createFront({ ...parts, pages: pageRoutes(parts) }) };
}
