/**
 * `npm run mock`: the whole schema with made-up answers on a port of its own, without a database. Takes the port as its
 * argument (4000 when there is none): `npm run mock -- 4100`.
 */
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { exampleValuesOf } from '#gateway/compose/mock-values/example-values-of.ts';
import { mockPlayer } from '#gateway/compose/mock-values/mock-player.ts';
import { createStoryGateway, createStoryMock } from '#gateway/compose/story-gateway.ts';
import { lookRoutes } from '#gateway/demo/look/look.routes.ts';
import { referenceRoutes } from '#gateway/demo/reference/reference.routes.ts';
import { schemaRoutes } from '#gateway/graphql/published-schema/schema.routes.ts';
import { readOwnManifest } from '#gateway/graphql/trusted-documents/published-documents.ts';
import type { FrontEnv } from '#gateway/http/front-env.ts';

const port = Number(process.argv[2] ?? 4000);
const say = (fields: object, message: string) => console.warn(message, fields);

const now = () => new Date();
const mock = createStoryMock(now);
const values = exampleValuesOf(mockPlayer(mock, now), now);
const gateway = await createStoryGateway({
  mock,
  documents: readOwnManifest(),
  log: { info: say, warn: say, error: say },
  now,
  observe: values.ran,
});
const routes = new Hono<FrontEnv>()
  .route('/', schemaRoutes())
  .route('/reference', referenceRoutes())
  .route('/demo/look', lookRoutes())
  // so that examples have ids to run with
  .get('/demo/graphiql.json', async (c) => c.json(await values.get()))
  .all('/graphql', (c) => gateway.fetch(c.req.raw));
serve({ fetch: routes.fetch, port, hostname: '127.0.0.1' }, (address) => {
  console.warn(`Mock gateway with GraphiQL: http://localhost:${address.port}/graphql`);
});
