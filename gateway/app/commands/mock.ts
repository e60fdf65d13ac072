/**
 * `npm run mock`: the whole schema with mocked answers on a port of its own, without a database.
 * Takes the port as its argument (4000 when there is none): `npm run mock -- 4100`.
 */
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { createMockGateway } from '#gateway/app/mock-gateway.ts';
import { readArguments } from '#gateway/command-help.ts';
import { mockCoverage } from '#gateway/demo/reference/coverage/read-coverage.ts';
import { referenceRoutes } from '#gateway/demo/reference/reference.routes.ts';
import { lookRoutes } from '#gateway/demo/theme/look.routes.ts';
import { readOwnManifest } from '#gateway/graphql/persisted-queries/published-documents.ts';
import { readPresentSchema } from '#gateway/graphql/schema-compatibility/published-schema.ts';
import { schemaRoutes } from '#gateway/graphql/schema-compatibility/schema.routes.ts';
import type { HonoEnv } from '#gateway/http/hono-env.ts';
import { EXAMPLE_VALUES } from '#gateway/mocks/example-values.ts';

const { positionals } = readArguments({
  usage: 'npm run mock -- [port]',
  does: 'Serves the whole schema with stable mock data, without a database.',
  takes: { port: '4000 where there is none' },
  example: 'npm run mock -- 4100',
});
const port = Number(positionals[0] ?? 4000);
const say = (fields: object, message: string) => console.warn(message, fields);

const gateway = await createMockGateway({
  documents: readOwnManifest(),
  log: { info: say, warn: say, error: say },
  now: () => new Date(),
});
const routes = new Hono<HonoEnv>()
  .route('/', schemaRoutes())
  .route(
    '/reference',
    referenceRoutes(async () => mockCoverage(readPresentSchema())),
  )
  .route('/demo/look', lookRoutes())
  // so that examples have ids to run with
  .get('/demo/graphiql.json', (c) => c.json(EXAMPLE_VALUES))
  .all('/graphql', (c) => gateway.fetch(c.req.raw));
serve({ fetch: routes.fetch, port, hostname: '127.0.0.1' }, (address) => {
  console.warn(`Mock gateway with GraphiQL: http://localhost:${address.port}/graphql`);
  console.warn('It keeps nothing that is sent to it. For an airline that does, run npm start.');
});
