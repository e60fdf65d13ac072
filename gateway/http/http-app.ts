import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Environment } from '#gateway/environment.ts';
import type { Log } from '#gateway/ports/log.ts';
import { noSecurityLog, type SecurityLog } from '#gateway/ports/security-events.ts';
import { outageOf } from '#gateway/requests/is-outage.ts';
import { clientAddress } from './client-address.ts';
import { compression } from './compression.ts';
import { graphqlRoutes } from './graphql.routes.ts';
import type { GraphqlFetch } from './graphql-fetch.ts';
import { type Health, healthRoutes } from './health.routes.ts';
import type { HonoEnv } from './hono-env.ts';
import { iconRoutes } from './icons.routes.ts';
import { logDemoAccess } from './log-demo-access.ts';
import { metricsRoutes } from './metrics.routes.ts';
import type { Metrics } from './metrics.ts';
import { measured } from './request-metrics.ts';
import { RETRY_AFTER_SECONDS } from './retry-after.ts';
import { securityHeaders } from './security-headers.ts';

export type HttpAppDependencies = {
  readonly environment: Environment;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly health: Health;
  readonly security?: SecurityLog;
  readonly ask: GraphqlFetch;
  /** Routes of modules, for example the payment provider's webhook. */
  readonly modules: Hono<HonoEnv>;
  readonly pages: Hono<HonoEnv>;
};

/** Everything that is answered over HTTP, but for files. */
export function createHttpApp(dependencies: HttpAppDependencies): Hono<HonoEnv> {
  const { environment, log, metrics, health, ask, modules, pages } = dependencies;
  const { security = noSecurityLog } = dependencies;
  const headers = Object.entries(securityHeaders(environment));
  const front = new Hono<HonoEnv>();

  front.use(async (c, next) => {
    const socket = c.env?.incoming?.socket.remoteAddress;
    const forwarded = c.req.header('x-forwarded-for') ?? null;
    c.set('address', clientAddress(socket, forwarded, environment.trustedProxies));
    c.set('requestId', randomUUID());
    await next();
    // Not by `c.header`, which makes another answer of the same body for each.
    const sent = c.res.headers;
    for (const [name, value] of headers) if (!sent.has(name)) sent.set(name, value);
  });
  front.use(measured(metrics));
  front.use(compression);
  front.route('/', healthRoutes(health));
  front.use(logDemoAccess(security, environment));
  front.route('/', metricsRoutes(metrics, environment, security));
  front.route(
    '/',
    graphqlRoutes((c) => ask(c.req.raw, c.get('address'))),
  );
  front.route('/api/_icons', iconRoutes);
  front.route('/', modules);
  front.route('/', pages);

  front.onError((fault, c) => {
    // A request was refused because its body was too large. The gateway has not failed.
    if (fault instanceof HTTPException) return fault.getResponse();
    const fields = { path: c.req.path, method: c.req.method, requestId: c.get('requestId') };
    const outage = outageOf(fault);
    if (outage) {
      const id = randomUUID();
      log.warn({ ...fields, fault: id }, outage.message);
      c.header('retry-after', RETRY_AFTER_SECONDS);
      return c.text(`Service unavailable. Try again in a moment. (${id})\n`, 503);
    }
    const id = log.fault(fault, 'a request failed', fields);
    return c.text(`Internal Server Error (${id})\n`, 500);
  });
  return front;
}
