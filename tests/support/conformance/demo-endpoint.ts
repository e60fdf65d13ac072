import { Hono } from 'hono';
import type { Endpoint } from '#gateway/conformance/endpoint.ts';
import { exampleValueRoutes } from '#gateway/demo/example-values/example-values.routes.ts';
import { prepareDemoData } from '#gateway/scenarios/demo-data.ts';
import type { testGateway } from '#tests/support/gateway.ts';

type Gateway = Awaited<ReturnType<typeof testGateway>>;

/** A gateway in process as an endpoint for the kit, with the values of a demo. */
export async function demoEndpoint({
  fetch,
  db,
  keys,
  clock,
  services,
}: Gateway): Promise<Endpoint> {
  await prepareDemoData({ db, keys, now: clock.now() });
  const demo = new Hono()
    .route('/demo', exampleValueRoutes({ db, keys, clock, services }))
    .all('/graphql', (c) => fetch(c.req.raw));
  return {
    url: 'http://gateway.test/graphql',
    fetch: (request) => demo.fetch(request),
    valuesUrl: 'http://gateway.test/demo/graphiql.json',
  };
}
