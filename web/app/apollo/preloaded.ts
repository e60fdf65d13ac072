/** What a loader returns to its page. `dataOf` reads it. */
export interface Preloaded<TData, TVariables> {
  readonly variables: TVariables;
  /** Where the answer came: on the server, or in the tab. */
  readonly data?: TData;
  /** The answer as the gateway sent it, on its way from the server to the tab. */
  readonly text?: string;
}

/**
 * An answer on the server: the page there is rendered from `data`, and the browser is sent `text`,
 * which is one value for the router. It would write, and read again, each field of each flight by
 * itself.
 */
export const sentAsText = <TData, TVariables>(
  variables: TVariables,
  { text, data }: { readonly text: string; readonly data: TData },
): Preloaded<TData, TVariables> & { readonly data: TData } =>
  Object.defineProperty({ variables, text }, 'data', {
    value: data,
    enumerable: false,
  }) as Preloaded<TData, TVariables> & { readonly data: TData };

const parsed = new WeakMap<object, unknown>();

/** The data of a `preload`: the same object each time. */
export function dataOf<TData>(preloaded: Preloaded<TData, unknown>): TData {
  if (preloaded.data !== undefined) return preloaded.data;
  if (!parsed.has(preloaded)) parsed.set(preloaded, JSON.parse(preloaded.text ?? '{}').data);
  return parsed.get(preloaded) as TData;
}
