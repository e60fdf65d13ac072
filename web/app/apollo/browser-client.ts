import { ApolloClient, ApolloLink } from '@apollo/client';
import { createCache } from './cache.ts';
import { deviceFingerprint } from './device-fingerprint.ts';
import { kindOf } from './document-kind.ts';
import { subscriptionLink } from './subscription-link.ts';
import { trustedDocumentLink } from './trusted-document-link.ts';

const ENDPOINT = '/graphql';

function headers(): Record<string, string> {
  const fingerprint = deviceFingerprint();
  return fingerprint ? { 'x-device-fingerprint': fingerprint } : {};
}

let client: ApolloClient | undefined;

/** The Apollo client of this tab; made when the first page with data needs it. Browser only. */
export function browserClient(): ApolloClient {
  if (client) return client;
  client = new ApolloClient({
    cache: createCache(),
    link: ApolloLink.split(
      ({ query }) => kindOf(query) === 'subscription',
      subscriptionLink(ENDPOINT),
      trustedDocumentLink({
        endpoint: ENDPOINT,
        fetch: (...args) => fetch(...args),
        headers,
      }),
    ),
  });
  return client;
}

/** Forgets it again, as in a tab that has just been opened. */
export function forgetBrowserClient(): void {
  client?.stop();
  client = undefined;
}
