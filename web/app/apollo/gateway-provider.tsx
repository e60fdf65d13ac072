import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { type ReactNode, useState } from 'react';
import { browserClient } from './browser-client.ts';

/**
 * For the hooks of a page that is being rendered: it asks nothing, as the page's data come from its
 * loaders.
 */
const idleClient = () =>
  new ApolloClient({ ssrMode: true, cache: new InMemoryCache(), link: ApolloLink.empty() });

/** Gives the pages inside it their Apollo client: in a browser, the one of the tab. */
export function GatewayProvider({ children }: { children: ReactNode }) {
  const [client] = useState(typeof document === 'undefined' ? idleClient : browserClient);
  return <ApolloProvider client={client}>{children}</ApolloProvider>;
}
