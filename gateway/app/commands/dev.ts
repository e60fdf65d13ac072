import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createServer } from 'vite';
import { readArguments } from '#gateway/command-help.ts';
import { readEnvironment, runAs } from '#gateway/environment.ts';
import { createHttpApp } from '#gateway/http/http-app.ts';
import { listen, makeServer } from '#gateway/http/listen.ts';
import { createOverloadPage } from '#gateway/http/pages/overload-page.ts';
import { pageRoutes } from '#gateway/http/pages/pages.routes.ts';
import { createRenderQueue } from '#gateway/http/pages/render-queue.ts';
import type { SiteHandler } from '#gateway/http/pages/site-handler.ts';
import { createLog } from '#gateway/ports/log.ts';
import { restartsGateway, startGatewayProcess } from './gateway-process.ts';
import { startWebServer } from './start-web-server.ts';
import { stopOnSignal } from './stop-on-signal.ts';

/**
 * `npm run dev`: Vite's files and hot updates first, then the same front as in production, with the
 * web site loaded from its sources. The gateway is a process of its own behind it: an edit there
 * starts that one again, and Vite goes on with what it has compiled.
 */
readArguments({
  usage: 'npm run dev',
  does: 'Serves the site, the gateway and a demo airline, and follows every edit: pages in the browser, generated files, the gateway by a new start.',
  example: 'PORT=4000 npm run dev',
});
runAs('development');
const environment = readEnvironment();
const log = createLog(environment.logLevel);
const server = makeServer();
const ROOT = path.join(import.meta.dirname, '../../..');
const vite = await createServer({
  root: path.join(ROOT, 'web'),
  server: { middlewareMode: true, hmr: { server } },
  appType: 'custom',
});
const gateway = await startGatewayProcess(environment);
vite.watcher.add([path.join(ROOT, 'gateway'), path.join(ROOT, 'schema')]);
vite.watcher.on('all', (_event, file) => {
  if (restartsGateway(path.relative(ROOT, file).replaceAll(path.sep, '/'))) void gateway.restart();
});

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
  renders: createRenderQueue(environment.renders),
  busyPages: createOverloadPage(
    { busyPage: () => 'Too many pages are being rendered.' },
    environment,
  ),
  ask: gateway.ask,
  log,
  nonces: false,
});
const front = createHttpApp({
  ...startWebServer(gateway.ask),
  modules: gateway.modules,
  environment,
  log,
  pages,
});
const answer = getRequestListener(front.fetch);
const { port, drain } = await listen(
  server,
  (request, response) => vite.middlewares(request, response, () => answer(request, response)),
  environment,
);
stopOnSignal(log, async () => {
  await vite.close();
  await gateway.close();
  await drain(1_000);
});
try {
  await gateway.answering();
} catch (fault) {
  console.error(fault instanceof Error ? fault.message : fault);
  process.exit(1);
}
process.stdout.write(`\n  Development: http://localhost:${port}\n\n`);
