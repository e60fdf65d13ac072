import { useSyncExternalStore } from 'react';
import { createPath, type Location, useLocation } from 'react-router';

/**
 * The query that was written into the address bar at a location of the router, which does not know
 * it.
 */
let written: { readonly at: Location; readonly search: string } | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The query of a location, as it stands in the address bar. */
export const urlState = (at: Location): string => (written?.at === at ? written.search : at.search);

/**
 * Writes another query into the address without a navigation, which would render the whole page:
 * reload, Back and a shared address have it. For what no loader reads.
 */
export function replaceUrlState(at: Location, search: string): void {
  window.history.replaceState(window.history.state, '', createPath({ ...at, search }));
  written = { at, search };
  for (const listener of listeners) listener();
}

/** What is read from the query in the address bar; only another value renders again. */
export function useUrlState<Value extends string | boolean>(
  read: (search: string) => Value,
): Value {
  const at = useLocation();
  return useSyncExternalStore(
    subscribe,
    () => read(urlState(at)),
    () => read(at.search),
  );
}
