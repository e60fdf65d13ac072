import { usePersistedOperations } from '@graphql-yoga/plugin-persisted-operations';
import type { GraphQLParams, Plugin } from 'graphql-yoga';
import type { DocumentStore } from '#gateway/graphql/trusted-documents/document-store.ts';
import { fault } from '#gateway/requests/faults.ts';

interface TrustedDocumentsOptions {
  readonly store: DocumentStore;
  /** Whether free-text queries are answered too. */
  readonly freeText: boolean;
  /** Called for each request that names a trusted document. */
  readonly onTrusted: (request: Request) => void;
}

const idIn = (params: GraphQLParams & { documentId?: unknown }, request: Request) => {
  const id = params.documentId ?? new URL(request.url).searchParams.get('documentId');
  return typeof id === 'string' ? id : null;
};

/** Answers documents by their `documentId`, parsed and validated beforehand. */
export const trustedDocuments = ({ store, freeText, onTrusted }: TrustedDocumentsOptions): Plugin =>
  usePersistedOperations({
    allowArbitraryOperations: freeText,
    skipDocumentValidation: true,
    extractPersistedOperationId: idIn,
    getPersistedOperation: async (id, request) => {
      const document = await store.find(id);
      if (document) onTrusted(request);
      return document;
    },
    customErrors: {
      notFound: () =>
        fault('DOCUMENT_UNKNOWN', 'No trusted document has this id.', { status: 404 }),
      keyNotFound: () => fault('BAD_REQUEST', 'Send a documentId.', { status: 400 }),
      persistedQueryOnly: () =>
        fault('DOCUMENT_REQUIRED', 'Only trusted documents are answered; send a documentId.', {
          status: 400,
        }),
    },
  });
