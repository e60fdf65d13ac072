import { RETENTION } from '#schema/codes/access/retention.ts';

const MAX_AGE_SECONDS = RETENTION.knownBrowserDays * 24 * 60 * 60;

/**
 * Names a browser, so that it is known again when its member signs in there (RULES 10.34). It opens
 * nothing, and scripts cannot read it.
 */
export type BrowserCookie = {
  /** The name; null where the browser has none. */
  read(request: Request): string | null;
  /** The value of `set-cookie`. */
  write(token: string): string;
};

/**
 * @param publicUrl where travellers see the site; https gives the cookie the prefix `__Host-` and
 *   Secure
 */
export function browserCookie(publicUrl: string): BrowserCookie {
  const secure = publicUrl.startsWith('https://');
  const name = secure ? '__Host-browser' : 'browser';
  const pattern = new RegExp(`(?:^|;\\s*)${name}=([A-Za-z0-9_-]{43})(?:;|$)`);
  return {
    read: (request) => pattern.exec(request.headers.get('cookie') ?? '')?.[1] ?? null,
    write: (token) =>
      `${name}=${token}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}; HttpOnly; Max-Age=${MAX_AGE_SECONDS}`,
  };
}
