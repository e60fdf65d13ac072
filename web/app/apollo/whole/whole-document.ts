import type { TypedDocumentNode } from '@apollo/client';

/** A document whose answer is used as it came (`@whole`): Apollo's cache cannot take it apart, as its objects have no type names. */
export type WholeDocument<TData, TVariables> = TypedDocumentNode<TData, TVariables> & {
  readonly __meta__: { readonly whole: true };
};

/** A document for Apollo's cache. */
export type CachedDocument<TData, TVariables> = TypedDocumentNode<TData, TVariables> & {
  readonly __meta__?: { readonly whole?: never };
};

/** Whether the answer is kept in one piece, by `keepAnswer`. */
export const isWhole = (document: object): boolean =>
  (document as { __meta__?: { whole?: boolean } }).__meta__?.whole ?? false;
