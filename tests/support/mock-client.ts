import { ApolloClient } from '@apollo/client';
import { createMockGateway } from '#gateway/mocks/mock-gateway.ts';
import { readOwnManifest } from '#gateway/trusted-documents/published-documents.ts';
import { createCache } from '#web/app/apollo/cache.ts';
import { trustedDocumentLink } from '#web/app/apollo/trusted-document-link.ts';

const ORIGIN = 'http://gateway.test';
const silent = { info() {}, warn() {}, error() {} };

/**
 * An Apollo client on the mock of the whole schema, for tests of screens: no response is typed in. Give it to
 * `ApolloProvider`, or to a loader with `new RouterContextProvider(new Map([[apolloContext, client]]))`.
 * @param now the clock of the mock; fix it where a test compares dates
 */
export async function mockClient(now: () => Date = () => new Date()): Promise<ApolloClient> {
  const gateway = await createMockGateway({ documents: readOwnManifest(), log: silent, now });
  const link = trustedDocumentLink({
    endpoint: '/graphql',
    fetch: (input, init) => {
      const { signal: _signal, ...rest } = init ?? {};
      return gateway.fetch(new Request(new URL(String(input), ORIGIN), rest));
    },
    headers: () => ({}),
  });
  return new ApolloClient({ cache: createCache(), link });
}
