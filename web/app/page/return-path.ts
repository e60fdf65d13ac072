import { splitLocale } from '#web/app/i18n/locale-path.ts';

/** Name of the parameter that says where a sign-in leads back to. */
export const RETURN_TO = 'returnTo';

/** Only for reading an address: nothing is ever sent there. */
const HERE = 'https://own.invalid';

/**
 * The way back that an address names, if it is a path of this site; null for anything that a
 * browser could read as another site, and for the sign-in itself.
 */
export function returnPath(text: string | null): string | null {
  // browsers drop tabs and line breaks, and read a backslash as a slash
  if (!text || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(text)) return null;
  const url = URL.parse(text, HERE);
  if (url?.origin !== HERE || url.pathname.startsWith('//')) return null;
  if (splitLocale(url.pathname).path === '/login') return null;
  return url.pathname + url.search;
}

/** In characters: it is written into a header of the answer, which proxies limit. */
const LONGEST_WAY_BACK = 1_024;

/**
 * The address of the sign-in in a language, with the way back: without its parameters where they
 * are too long.
 */
export function loginPath(login: string, back: string): string {
  const [path = ''] = back.split('?');
  const way = [back, path].find((one) => one.length <= LONGEST_WAY_BACK);
  return way ? `${login}?${new URLSearchParams({ [RETURN_TO]: way })}` : login;
}
