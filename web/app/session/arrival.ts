const keptAs = (what: string) => `kept:${what}`;
/** Storage key of what is said on the next page of this tab, after the document has been left. */
const ARRIVAL = keptAs('arrival');

/** Leaves word for the next page: what has happened took the page before with it. */
export const sayOnArrival = (what: 'SIGNED_OUT'): void => sessionStorage.setItem(ARRIVAL, what);

/** What the page before has left, once. */
export function saidOnArrival(): 'SIGNED_OUT' | null {
  const said = sessionStorage.getItem(ARRIVAL);
  if (said !== null) sessionStorage.removeItem(ARRIVAL);
  return said === 'SIGNED_OUT' ? said : null;
}
