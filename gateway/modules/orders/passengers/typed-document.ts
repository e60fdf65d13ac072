import type { IdentityDocumentInput } from '#gateway/resolvers.gen.ts';

/**
 * A document with the number that was typed; empty where it was left out, as for a saved document.
 */
export const typedDocument = (
  document: IdentityDocumentInput,
): IdentityDocumentInput & { readonly number: string } => ({
  ...document,
  number: document.number ?? '',
});
