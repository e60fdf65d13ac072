import { Hono } from 'hono';
import type { AskGateway } from '#gateway/http/call-gateway.ts';
import type { FrontEnv } from '#gateway/http/front-env.ts';
import { createMetrics } from '#gateway/http/metrics.ts';
import { noSecurityLog } from '#gateway/ports/security-events.ts';

/** The services behind the HTTP front where the gateway runs elsewhere (GATEWAY_URL): no database, no jobs. */
export function runWebOnly(ask: AskGateway) {
  let ready = true;
  return {
    ask,
    now: () => new Date(),
    metrics: createMetrics(null),
    security: noSecurityLog,
    modules: new Hono<FrontEnv>(),
    health: { ready: async () => ready },
    leave() {
      ready = false;
    },
    endLines() {},
    close: async () => {},
  };
}
