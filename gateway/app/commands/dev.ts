import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { createServer } from 'vite';
import { readEnvironment, runAs } from '#gateway/environment.ts';
import { createHttpApp } from '#gateway/http/http-app.ts';
import { listen, makeServer } from '#gateway/http/listen.ts';
import { createOverloadPage } from '#gateway/http/pages/overload-page.ts';
import { pageRoutes } from '#gateway/http/pages/pages.routes.ts';
import { createRenderQueue } from '#gateway/http/pages/render-queue.ts';
import type { SiteHandler } from '#gateway/http/pages/site-handler.ts';
import { createLog } from '#gateway/ports/log.ts';
import { runGateway } from './run-gateway.ts';
import { stopOnSignal } from './stop-on-signal.ts';

/**
 * One process of `npm run dev`: Vite's files and hot updates first, then the same front as in
 * production, with the web site loaded from its sources. Node's watch mode starts it again when the
 * gateway's code changes.
 */
runAs('development');
const environment = readEnvironment();
const log = createLog(environment.logLevel);
const server = makeServer();
const vite = await createServer({
  root: fileURLToPath(new URL('../../../web/', import.meta.url)),
  server: { middlewareMode: true, hmr: { server } },
  appType: 'custom',
});
const running = await runGateway(environment, log);

const webSite: Pick<SiteHandler, 'handle' | 'localeRedirect'> = {
  // only prerendered pages ask for it, and development has none
  localeRedirect: () => null,
  async handle(request, handed) {
    try {
      const { handle } = (await vite.ssrLoadModule('./app/server/server.ts')) as SiteHandler;
      return await handle(request, handed);
    } catch (fault) {
      if (fault instanceof Error) vite.ssrFixStacktrace(fault);
      throw fault;
    }
  },
};
const noPages = { page: () => null };
const pages = pageRoutes({
  environment,
  webSite,
  writtenPages: noPages,
  keptPages: null,
  missingPages: null,
  renders: createRenderQueue(environment.renders),
  busyPages: createOverloadPage(
    { busyPage: () => 'Too many pages are being rendered.' },
    environment,
  ),
  ask: running.ask,
  log,
  nonces: false,
});
const answer = getRequestListener(createHttpApp({ ...running, environment, log, pages }).fetch);
const { port, drain } = await listen(
  server,
  (request, response) => vite.middlewares(request, response, () => answer(request, response)),
  environment,
);
stopOnSignal(log, async () => {
  running.leave();
  running.endLines();
  await vite.close();
  await drain(1_000);
  await running.close();
});
process.stdout.write(`\n  Development: http://localhost:${port}\n\n`);
