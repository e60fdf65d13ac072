import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { type Environment, readEnvironment, runAs } from '#gateway/environment.ts';
import { createConnectionQueue } from '#gateway/http/accept-pending-connections.ts';
import { fetchOverHttp } from '#gateway/http/graphql-fetch.ts';
import { VERSION } from '#gateway/http/health.routes.ts';
import { createHttpApp } from '#gateway/http/http-app.ts';
import { listen, makeServer } from '#gateway/http/listen.ts';
import { createOverloadPage } from '#gateway/http/pages/overload-page.ts';
import { createPageCache } from '#gateway/http/pages/page-cache.ts';
import { pageRoutes } from '#gateway/http/pages/pages.routes.ts';
import { readPrerenderedPages } from '#gateway/http/pages/prerendered-pages.ts';
import { createRenderQueue } from '#gateway/http/pages/render-queue.ts';
import { CLIENT_FILES, loadSiteHandler } from '#gateway/http/pages/site-handler.ts';
import { securityHeaders } from '#gateway/http/security-headers.ts';
import { staticFiles } from '#gateway/http/static-files.ts';
import { createLog, type Log } from '#gateway/ports/log.ts';
import { printUrls } from './commands/print-urls.ts';
import { runGateway } from './commands/run-gateway.ts';
import { createShutdown } from './commands/shutdown.ts';
import { startInParallel } from './commands/start-in-parallel.ts';
import { startWebServer } from './commands/start-web-server.ts';
import { explainStartupError } from './commands/startup-error.ts';
import { stopOnSignal } from './commands/stop-on-signal.ts';

export type Served = {
  readonly environment: Environment;
  readonly port: number;
  /** Drains what is under way and ends everything. */
  stop(): Promise<void>;
};

/** The composition root: database, ports, gateway, built web site, one port. */
export async function serve(environment: Environment, log: Log): Promise<Served> {
  runAs('production');
  // The gateway first: its database and then its sandbox start in processes of their own, while
  // this one loads the site.
  const opening = environment.gatewayUrl
    ? startWebServer(fetchOverHttp(environment.gatewayUrl))
    : runGateway(environment, log);
  const [running, webSite] = await startInParallel(Promise.resolve(opening), loadSiteHandler());
  try {
    const folder = fileURLToPath(CLIENT_FILES);
    const writtenPages = readPrerenderedPages(folder, webSite, environment);
    const arrivals = createConnectionQueue();
    const renders = createRenderQueue(environment.renders, undefined, arrivals);
    running.metrics.renders(renders.status);
    const pages = pageRoutes({
      environment,
      webSite,
      writtenPages,
      keptPages: createPageCache({ ...running, environment, webSite, renders, log }),
      renders,
      busyPages: createOverloadPage(webSite, environment),
      ask: running.ask,
      log,
      nonces: true,
    });
    const front = createHttpApp({ ...running, environment, log, pages });
    const headers = securityHeaders(environment);
    const listener = staticFiles(folder, headers, getRequestListener(front.fetch));
    const server = makeServer().on('connection', arrivals.count);
    const listening = await listen(server, listener, environment);
    return {
      environment,
      port: listening.port,
      stop: () => createShutdown(running, listening, environment),
    };
  } catch (fault) {
    await running.close();
    throw fault;
  }
}

/**
 * Serves until a signal; on a fault that the operator can fix it says so in one line and exits with
 * 1.
 */
export async function serveUntilSignal(): Promise<Served> {
  try {
    const environment = readEnvironment();
    const log = createLog(environment.logLevel);
    const served = await serve(environment, log);
    stopOnSignal(log, () => served.stop());
    const { mode } = environment;
    log.info({ port: served.port, mode, version: VERSION, pid: process.pid }, 'serving');
    printUrls(environment);
    return served;
  } catch (fault) {
    console.error(explainStartupError(fault) ?? fault);
    process.exit(1);
  }
}

if (import.meta.main) await serveUntilSignal();
