import type { TypedDocumentNode } from '@apollo/client';

/** The answer to a query, from its loader to its page. `dataOf` and `useLoaderQuery` read it. */
export interface Loaded<TData, TVariables> {
  readonly variables: TVariables;
  /** Where it was loaded in the tab. */
  readonly data?: TData;
  /**
   * Where it was loaded on the server: the answer as the gateway sent it. It is one value for the
   * router, which would write each field of each flight by itself.
   */
  readonly text?: string;
}

/** What the loader of a document hands to its page. */
export type LoadedQuery<TDocument> =
  TDocument extends TypedDocumentNode<infer TData, infer TVariables>
    ? Loaded<TData, TVariables>
    : never;

const parsed = new WeakMap<object, unknown>();

/** An answer of the gateway whose text has been read already, as on the server. */
export function loadedText<TData, TVariables>(
  variables: TVariables,
  { text, data }: { readonly text: string; readonly data: TData },
): Loaded<TData, TVariables> {
  const loaded = { variables, text };
  parsed.set(loaded, data);
  return loaded;
}

/** The data of a loaded query: the same object each time. */
export function dataOf<TData>(loaded: Loaded<TData, unknown>): TData {
  if (loaded.data !== undefined) return loaded.data;
  if (!parsed.has(loaded)) parsed.set(loaded, JSON.parse(loaded.text ?? '{}').data);
  return parsed.get(loaded) as TData;
}
