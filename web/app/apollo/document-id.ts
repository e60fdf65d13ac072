import type { DocumentNode } from '@apollo/client';

/** The id of a trusted document, generated beside the syntax tree. */
export function documentIdOf(document: DocumentNode): string {
  const { __meta__: meta } = document as DocumentNode & { __meta__?: { hash?: string } };
  if (!meta?.hash) throw new Error('Only generated documents can be sent');
  return meta.hash;
}
