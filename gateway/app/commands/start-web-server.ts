import { Hono } from 'hono';
import type { GraphqlFetch } from '#gateway/http/graphql-fetch.ts';
import type { HonoEnv } from '#gateway/http/hono-env.ts';
import { createMetrics } from '#gateway/http/metrics.ts';
import { noSecurityLog } from '#gateway/ports/security-events.ts';

/**
 * The services behind the HTTP front where the gateway runs elsewhere (GATEWAY_URL): no database,
 * no jobs.
 */
export function startWebServer(ask: GraphqlFetch) {
  let ready = true;
  return {
    ask,
    now: () => new Date(),
    metrics: createMetrics(null),
    security: noSecurityLog,
    modules: new Hono<HonoEnv>(),
    health: { ready: async () => ready },
    leave() {
      ready = false;
    },
    endLines() {},
    close: async () => {},
  };
}
