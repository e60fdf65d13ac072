import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { type Environment, readEnvironment, runAs } from '#gateway/environment.ts';
import { createArrivals } from '#gateway/http/arrivals.ts';
import { askElsewhere } from '#gateway/http/call-gateway.ts';
import { createFront } from '#gateway/http/front.ts';
import { VERSION } from '#gateway/http/health.routes.ts';
import { listen, makeServer } from '#gateway/http/listen.ts';
import { makeBusyPages } from '#gateway/http/pages/busy-pages.ts';
import { keepPages } from '#gateway/http/pages/kept-pages.ts';
import { keepMissingPages } from '#gateway/http/pages/missing-pages.ts';
import { pageRoutes } from '#gateway/http/pages/pages.routes.ts';
import { createRenderQueue } from '#gateway/http/pages/render-queue.ts';
import { CLIENT_FILES, loadWebSite } from '#gateway/http/pages/web-site.ts';
import { readWrittenPages } from '#gateway/http/pages/written-pages.ts';
import { securityHeaders } from '#gateway/http/security-headers.ts';
import { staticFiles } from '#gateway/http/static-files.ts';
import { createLog, type Log } from '#gateway/ports/log.ts';
import { explainStart } from './processes/explain-start.ts';
import { openTogether } from './processes/open-together.ts';
import { runGateway } from './processes/run-gateway.ts';
import { runWebOnly } from './processes/run-web-only.ts';
import { sayOpen } from './processes/say-open.ts';
import { stopOnSignal } from './processes/stop-on-signal.ts';
import { stopServing } from './processes/stop-serving.ts';

export type Served = {
  readonly environment: Environment;
  readonly port: number;
  /** Drains what is under way and ends everything. */
  stop(): Promise<void>;
};

/** The composition root: database, ports, gateway, built web site, one port. */
export async function serve(environment: Environment, log: Log): Promise<Served> {
  runAs('production');
  // The gateway first: its database and then its sandbox start in processes of their own, while this one loads the site.
  const opening = environment.gatewayUrl
    ? runWebOnly(askElsewhere(environment.gatewayUrl))
    : runGateway(environment, log);
  const [running, webSite] = await openTogether(Promise.resolve(opening), loadWebSite());
  try {
    const folder = fileURLToPath(CLIENT_FILES);
    const writtenPages = readWrittenPages(folder, webSite, environment);
    const arrivals = createArrivals();
    const renders = createRenderQueue(environment.renders, undefined, arrivals);
    running.metrics.renders(renders.standing);
    const pages = pageRoutes({
      environment,
      webSite,
      writtenPages,
      keptPages: keepPages({ ...running, environment, webSite, renders, log }),
      missingPages: keepMissingPages({ environment, webSite }),
      renders,
      busyPages: makeBusyPages(webSite, environment),
      ask: running.ask,
      log,
      nonces: true,
    });
    const front = createFront({ ...running, environment, log, pages });
    const headers = securityHeaders(environment);
    const listener = staticFiles(folder, headers, getRequestListener(front.fetch));
    const server = makeServer().on('connection', arrivals.count);
    const listening = await listen(server, listener, environment);
    return {
      environment,
      port: listening.port,
      stop: () => stopServing(running, listening, environment),
    };
  } catch (fault) {
    await running.close();
    throw fault;
  }
}

/** Serves until a signal; on a fault that the operator can fix it says so in one line and exits with 1. */
export async function serveUntilSignal(): Promise<Served> {
  try {
    const environment = readEnvironment();
    const log = createLog(environment.logLevel);
    const served = await serve(environment, log);
    stopOnSignal(log, () => served.stop());
    const { mode } = environment;
    log.info({ port: served.port, mode, version: VERSION, pid: process.pid }, 'serving');
    sayOpen(environment);
    return served;
  } catch (fault) {
    console.error(explainStart(fault) ?? fault);
    process.exit(1);
  }
}

if (import.meta.main) await serveUntilSignal();
