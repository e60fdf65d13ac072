import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { stitchingDirectives } from '@graphql-tools/stitching-directives';
import type { IResolvers } from '@graphql-tools/utils';
import { GraphQLError } from 'graphql';
import { createYoga } from 'graphql-yoga';
import { errorCodes } from '#gateway/graphql/plugins/error-codes.plugin.ts';
import { VIEWER_HEADER, verifyViewer } from '#gateway/upstreams/verify-viewer.ts';

/** Where a service listens, where the gateway is, and the key that both know. */
export type ServicePlace = {
  readonly port: number;
  readonly gateway: string;
  readonly key: string;
};

/** A service that is started. */
export type Service = { readonly url: string; close(): Promise<void> };

/**
 * Starts a service of a team: its SDL is beside its file, and it refuses requests without a
 * statement of the gateway.
 * @param file the address of the service's own module
 */
export async function startService(
  team: string,
  file: string,
  resolvers: IResolvers,
  { port, key }: ServicePlace,
): Promise<Service> {
  const sdl = readFileSync(new URL('schema.graphql', file), 'utf8');
  const yoga = createYoga({
    schema: makeExecutableSchema({
      typeDefs: [stitchingDirectives().allStitchingDirectivesTypeDefs, sdl],
      resolvers,
    }),
    plugins: [errorCodes({ details: true })],
    logging: false,
    landingPage: false,
    graphiql: false,
    context({ request }) {
      const viewer = verifyViewer(request.headers.get(VIEWER_HEADER), team, [key]);
      if (!viewer)
        throw new GraphQLError('The gateway does not state who asks.', {
          extensions: { code: 'FORBIDDEN', http: { status: 403 } },
        });
      return { viewer };
    },
  });
  const server = createServer(yoga);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
