/** Under which the page's last query is kept in this tab: who leaves and comes back finds the page as it was (SPEC section 2). */
const KEY = 'kept:flight-inquiry';

/** The query of the last visit with its question mark; null when there was none. Browser only. */
export const keptQuery = (): string | null => sessionStorage.getItem(KEY);

export const keepQuery = (query: string): void => sessionStorage.setItem(KEY, query);
