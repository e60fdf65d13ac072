import type { DocumentNode } from '@apollo/client';
import { getMainDefinition } from '@apollo/client/utilities';

/** Whether a document is a query, a mutation or a subscription. */
export function kindOf(document: DocumentNode): 'query' | 'mutation' | 'subscription' {
  const definition = getMainDefinition(document);
  return definition.kind === 'OperationDefinition' ? definition.operation : 'query';
}
