import { ApolloClient } from '@apollo/client';
import { splitLocale } from '../i18n/locale-path.ts';
import { createCache } from './cache.ts';
import { trustedDocumentLink } from './trusted-document-link.ts';

/** The Apollo client of one page request, and the cookies that the gateway set through it. */
export interface ServerClient {
  readonly client: ApolloClient;
  readonly cookies: readonly string[];
}

/**
 * Makes the Apollo client of one page request.
 * @param fetchGraphQL calls the gateway as the visitor of that request, in process or over HTTP.
 */
export function createServerClient(request: Request, fetchGraphQL: typeof fetch): ServerClient {
  const cookies: string[] = [];
  const { locale } = splitLocale(new URL(request.url).pathname);
  const asVisitor: typeof fetch = async (input, init) => {
    const response = await fetchGraphQL(input, init);
    cookies.push(...response.headers.getSetCookie());
    return response;
  };
  const link = trustedDocumentLink({
    endpoint: '/graphql',
    fetch: asVisitor,
    headers: () => ({ 'x-locale': locale }),
  });
  return { client: new ApolloClient({ ssrMode: true, cache: createCache(), link }), cookies };
}
