/** Storage key of what is said on the next page of this tab, after the document has been left. */
const KEY = 'said-on-arrival';

/** Leaves word for the next page: what has happened took the page before with it. */
export const sayOnArrival = (what: 'SIGNED_OUT'): void => sessionStorage.setItem(KEY, what);

/** What the page before has left, once. */
export function saidOnArrival(): 'SIGNED_OUT' | null {
  const said = sessionStorage.getItem(KEY);
  if (said !== null) sessionStorage.removeItem(KEY);
  return said === 'SIGNED_OUT' ? said : null;
}
