import { Hono } from 'hono';
import { readEnvironment } from '#gateway/environment.ts';
import { createLog } from '#gateway/ports/log.ts';
import type { HonoEnv } from './hono-env.ts';
import { createHttpApp, type HttpAppDependencies } from './http-app.ts';
import { createMetrics } from './metrics.ts';
import { createOverloadPage } from './pages/overload-page.ts';
import { type PageDependencies, pageRoutes } from './pages/pages.routes.ts';
import { createRenderQueue } from './pages/render-queue.ts';
import type { SiteHandler } from './pages/site-handler.ts';

const environment = readEnvironment({
  SECRET: 's'.repeat(32),
  PUBLIC_URL: 'https://www.magnolia.example',
});
/** An answer that is a page. */
export const html = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Response(body, { headers: { 'content-type': 'text/html; charset=utf-8', ...headers } });

/** A front whose web site is `handle`. */
export function httpAppWith(
  handle: SiteHandler['handle'],
  given: Partial<HttpAppDependencies & PageDependencies> = {},
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
    modules: new Hono<HonoEnv>(),
    webSite: { handle, localeRedirect: () => null },
    writtenPages: { page: () => null },
    keptPages: null,
    renders: createRenderQueue(environment.renders),
    busyPages: createOverloadPage({ busyPage: (locale) => `<p>busy in ${locale}` }, environment),
    nonces: true,
    ...given,
  };
  return { lines, front: createHttpApp({ ...parts, pages: pageRoutes(parts) }) };
}
