import { ApolloLink, Observable } from '@apollo/client';
import { documentIdOf } from './document-id.ts';
import { kindOf } from './document-kind.ts';
import { answerIn, asGatewayError } from './gateway-answer.ts';
import { requestOf } from './gateway-request.ts';
import { noteServerNow } from './server-clock.ts';

interface TrustedDocumentLinkOptions {
  /** Address or path of the GraphQL endpoint. */
  readonly endpoint: string;
  readonly fetch: typeof fetch;
  /** Headers of each request, read when it is sent. */
  readonly headers?: () => Record<string, string>;
}

/**
 * Without an answer after this time a request counts as lost: a button that waits for it can be
 * pressed again.
 */
const TIMEOUT_MILLISECONDS = 30_000;

/**
 * Sends the id of a document in place of its text: queries by GET, so that caches work; mutations
 * and files by POST. An operation whose context has a `fetch` goes by that one.
 */
export const trustedDocumentLink = ({
  endpoint,
  fetch,
  headers = () => ({}),
}: TrustedDocumentLinkOptions) =>
  new ApolloLink(
    ({ query, operationName, variables, getContext }) =>
      new Observable((observer) => {
        const abort = new AbortController();
        const message = { documentId: documentIdOf(query), operationName, variables };
        const [address, init] = requestOf(endpoint, message, kindOf(query) === 'query', headers());
        const send: typeof fetch = getContext().fetch ?? fetch;
        // files take as long as the line is slow
        const lost =
          init.body instanceof FormData
            ? undefined
            : setTimeout(() => abort.abort(new TypeError('lost')), TIMEOUT_MILLISECONDS);
        send(address, { credentials: 'same-origin', ...init, signal: abort.signal })
          .then((response) => {
            noteServerNow(response.headers.get('x-server-now'));
            return answerIn(response);
          })
          .then(
            ({ result }) => {
              observer.next(result);
              observer.complete();
            },
            (error: unknown) => observer.error(asGatewayError(error)),
          );
        return () => {
          clearTimeout(lost);
          abort.abort();
        };
      }),
  );
