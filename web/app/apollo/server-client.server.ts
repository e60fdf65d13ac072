import { ApolloClient } from '@apollo/client';
import { createCache } from './cache.ts';
import { trustedDocumentLink } from './trusted-document-link.ts';

/**
 * Makes the Apollo client of one page request.
 * @param fetchGraphQL calls the gateway as the visitor of that request, in process or over HTTP.
 */
export function createServerClient(fetchGraphQL: typeof fetch): ApolloClient {
  const link = trustedDocumentLink({ endpoint: '/graphql', fetch: fetchGraphQL });
  return new ApolloClient({ ssrMode: true, cache: createCache(), link });
}
