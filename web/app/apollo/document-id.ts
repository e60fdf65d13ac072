import type { DocumentNode } from '@apollo/client';
import { getMainDefinition } from '@apollo/client/utilities';

/** The id of a trusted document, generated beside the syntax tree. */
export function documentIdOf(document: DocumentNode): string {
  const { __meta__: meta } = document as DocumentNode & { __meta__?: { hash?: string } };
  if (!meta?.hash) throw new Error('Only generated documents can be sent');
  return meta.hash;
}

/** Whether a document is a query, a mutation or a subscription. */
export function kindOf(document: DocumentNode): 'query' | 'mutation' | 'subscription' {
  const definition = getMainDefinition(document);
  return definition.kind === 'OperationDefinition' ? definition.operation : 'query';
}
