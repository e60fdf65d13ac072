import { ApolloProvider } from '@apollo/client/react';
import { type ReactNode, use } from 'react';
import { browserClient } from './browser-client.ts';
import { RequestClient } from './request-client.ts';

/** Gives the pages inside it their Apollo client: the one of the request on the server, the one of the tab in a browser. */
export function GatewayProvider({ children }: { children: ReactNode }) {
  const client = use(RequestClient) ?? browserClient();
  return <ApolloProvider client={client}>{children}</ApolloProvider>;
}
