import { usePersistedOperations } from '@graphql-yoga/plugin-persisted-operations';
import type { GraphQLParams, Plugin } from 'graphql-yoga';
import {
  apolloHashIn,
  documentIdIn,
  documentIdOfAddress,
} from '#gateway/graphql/persisted-queries/document-id.ts';
import type { DocumentStore } from '#gateway/graphql/persisted-queries/document-store.ts';
import { fault } from '#gateway/requests/faults.ts';

interface TrustedDocumentsOptions {
  readonly store: DocumentStore;
  /** Whether free-text queries are answered too. */
  readonly freeText: boolean;
  /** Called for each request that names a trusted document, with its id. */
  readonly onTrusted: (request: Request, id: string) => void;
}

const idIn = (params: GraphQLParams & { documentId?: unknown }, request: Request) =>
  documentIdIn(params) ?? documentIdOfAddress(request.url);

/** What Apollo's clients know an unknown hash by. */
const APOLLO_NOT_FOUND = 'PersistedQueryNotFound';

/**
 * Answers documents by their `documentId`, or by the hash that Apollo's clients send, parsed and
 * validated beforehand.
 */
export const trustedDocuments = ({ store, freeText, onTrusted }: TrustedDocumentsOptions): Plugin =>
  usePersistedOperations({
    allowArbitraryOperations: freeText,
    skipDocumentValidation: true,
    extractPersistedOperationId: idIn,
    getPersistedOperation: async (id, request) => {
      const document = await store.find(id);
      if (document) onTrusted(request, id);
      return document;
    },
    customErrors: {
      notFound: ({ params }: { readonly params: GraphQLParams }) =>
        fault(
          'DOCUMENT_UNKNOWN',
          apolloHashIn(params) ? APOLLO_NOT_FOUND : 'No trusted document has this id.',
          { status: 404 },
        ),
      keyNotFound: () => fault('BAD_REQUEST', 'Send a documentId.', { status: 400 }),
      persistedQueryOnly: () =>
        fault('DOCUMENT_REQUIRED', 'Only trusted documents are answered; send a documentId.', {
          status: 400,
        }),
    },
  });
