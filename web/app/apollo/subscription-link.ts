import { ApolloLink, Observable } from '@apollo/client';
import { documentIdOf } from './document-id.ts';
import { GatewayError } from './gateway-error.ts';
import { addressOf } from './gateway-request.ts';

/**
 * Subscriptions as server-sent events; the browser reconnects by itself when the connection is
 * lost.
 */
export const subscriptionLink = (endpoint: string) =>
  new ApolloLink(
    ({ query, operationName, variables }) =>
      new Observable((observer) => {
        const message = { documentId: documentIdOf(query), operationName, variables };
        const source = new EventSource(addressOf(endpoint, message));
        source.addEventListener('next', ({ data }: MessageEvent<string>) =>
          observer.next(JSON.parse(data)),
        );
        source.addEventListener('complete', () => {
          source.close();
          observer.complete();
        });
        source.onerror = () => {
          if (source.readyState !== EventSource.CLOSED) return;
          observer.error(new GatewayError({ code: 'NETWORK', id: null, status: 503 }));
        };
        return () => source.close();
      }),
  );
