import { Hono } from 'hono';
import { schemaRoutes } from '#gateway/graphql/schema-compatibility/schema.routes.ts';
import type { GraphqlFetch } from '#gateway/http/graphql-fetch.ts';
import type { HonoEnv } from '#gateway/http/hono-env.ts';
import type { Services } from '#gateway/requests/services.ts';
import { createAirlineSchema } from './airline-schema.ts';
import type { ServiceParts } from './build-services.ts';
import { MODULES } from './modules.ts';

export type ModuleRouteParts = ServiceParts & {
  readonly services: Services;
  readonly ask: GraphqlFetch;
};

/**
 * Plain HTTP routes: the schema, the demo's pages, and what the modules bring (webhooks,
 * downloads).
 */
export async function moduleRoutes(parts: ModuleRouteParts): Promise<Hono<HonoEnv>> {
  const { environment, db, services, ports, keys, log, security, ask } = parts;
  const routes = new Hono<HonoEnv>();
  routes.route('/', schemaRoutes());
  if (ports.demoClock) {
    const { demoRoutes } = await import('#gateway/demo/demo.routes.ts');
    const clock = ports.demoClock;
    routes.route(
      '/',
      demoRoutes({
        environment,
        db,
        keys,
        clock,
        services,
        sandbox: ports.paymentSandbox,
        ask,
        readSchema: createAirlineSchema,
      }),
    );
  }
  const given = { services, db, clock: ports.clock, log, security };
  for (const { http = {} } of MODULES)
    for (const [path, make] of Object.entries(http)) routes.route(path, make(given));
  return routes;
}
