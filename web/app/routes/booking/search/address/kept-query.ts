/** Storage key of the page's last query in this tab: a user who returns finds the page as it was (RULES 12.2). */
const KEY = 'kept:flight-inquiry';

/** The query of the last visit with its question mark; null when there was none. Browser only. */
export const keptQuery = (): string | null => sessionStorage.getItem(KEY);

export const keepQuery = (query: string): void => sessionStorage.setItem(KEY, query);
