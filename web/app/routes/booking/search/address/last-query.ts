/** Storage keys of this page in this tab: a user who returns finds it as it was (RULES 12.2). */
const QUERY = 'kept:flight-inquiry';
const SCROLL = 'kept:flight-inquiry.scroll';

/**
 * Whether the page that is coming was asked for without a query, and gets that of the last visit.
 */
let isReturn = false;

/** The query of the last visit with its question mark; null when there was none. Browser only. */
export const lastQuery = (): string | null => sessionStorage.getItem(QUERY);

export const rememberQuery = (query: string): void => sessionStorage.setItem(QUERY, query);

/** The same for who comes back to the bare address: the page is to stand where it stood. */
export function queryOnReturn(): string | null {
  const query = lastQuery();
  isReturn = query !== null;
  return query;
}

export const keepScroll = (y: number): void => sessionStorage.setItem(SCROLL, String(y));

/** How far down the page stood; null unless it has just been returned to. Answers once. */
export function scrollOnReturn(): number | null {
  if (!isReturn) return null;
  isReturn = false;
  return Number(sessionStorage.getItem(SCROLL));
}
