import { ApolloClient } from '@apollo/client';
import { splitLocale } from '#web/app/i18n/locale-path.ts';
import { createCache } from './cache.ts';
import { trustedDocumentLink } from './trusted-document-link.ts';

/**
 * Makes the Apollo client of one page request.
 * @param fetchGraphQL calls the gateway as the visitor of that request, in process or over HTTP.
 */
export function createServerClient(request: Request, fetchGraphQL: typeof fetch): ApolloClient {
  const { locale } = splitLocale(new URL(request.url).pathname);
  const link = trustedDocumentLink({
    endpoint: '/graphql',
    fetch: fetchGraphQL,
    headers: () => ({ 'x-locale': locale }),
  });
  return new ApolloClient({ ssrMode: true, cache: createCache(), link });
}
