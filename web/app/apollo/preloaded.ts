/** What a loader returns to its page. `dataOf` reads it. */
export interface Preloaded<TData, TVariables> {
  readonly variables: TVariables;
  /** Where the answer came: on the server, or in the tab. */
  readonly data?: TData;
  /** The data as JSON, on their way from the server to the tab. */
  readonly json?: string;
}

/**
 * An answer on the server: the page there is rendered from `data`, and the browser is sent `json`. As a text it is one value for the router,
 * which would write, and read again, each field of each flight by itself.
 */
export const sentAsText = <TData, TVariables>(
  variables: TVariables,
  data: TData,
): Preloaded<TData, TVariables> & { readonly data: TData } =>
  Object.defineProperty({ variables, json: JSON.stringify(data) }, 'data', {
    value: data,
    enumerable: false,
  }) as Preloaded<TData, TVariables> & { readonly data: TData };

const parsed = new WeakMap<object, unknown>();

/** The data of a `preload`: the same object each time. */
export function dataOf<TData>(preloaded: Preloaded<TData, unknown>): TData {
  if (preloaded.data !== undefined) return preloaded.data;
  if (!parsed.has(preloaded)) parsed.set(preloaded, JSON.parse(preloaded.json ?? 'null'));
  return parsed.get(preloaded) as TData;
}
