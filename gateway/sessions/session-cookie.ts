import { createHash } from 'node:crypto';
import { FIRST_NAME_HINT, SIGNED_IN_HINT } from '#schema/codes/access/signed-in-hint.ts';

/**
 * How the browser holds the session: only over https where the site has it, never readable by
 * scripts.
 */
export type SessionCookie = {
  read(request: Request): string | null;
  /**
   * The values of `set-cookie`. Without an age the cookie ends with the browser. A member's browser
   * also gets a hint which scripts can read, and which opens nothing.
   */
  write(
    token: string,
    options: { readonly maxAgeSeconds: number | null; readonly member: boolean },
  ): string[];
  clear(): string[];
};

/**
 * @param publicUrl where travellers see the site; https gives the cookie the prefix `__Host-` and
 *   Secure
 */
export function sessionCookie(publicUrl: string): SessionCookie {
  const secure = publicUrl.startsWith('https://');
  const name = secure ? '__Host-session' : 'session';
  const everywhere = `Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
  const attributes = `${everywhere}; HttpOnly`;
  const pattern = new RegExp(`(?:^|;\\s*)${name}=([A-Za-z0-9_-]{43})(?:;|$)`);
  return {
    read: (request) => pattern.exec(request.headers.get('cookie') ?? '')?.[1] ?? null,
    write(token, { maxAgeSeconds, member }) {
      const age = maxAgeSeconds === null ? '' : `; Max-Age=${maxAgeSeconds}`;
      const hint = `${SIGNED_IN_HINT}=1; ${everywhere}${age}`;
      return [`${name}=${token}; ${attributes}${age}`, ...(member ? [hint] : [])];
    },
    clear: () => [
      `${name}=; ${attributes}; Max-Age=0`,
      `${SIGNED_IN_HINT}=; ${everywhere}; Max-Age=0`,
      `${FIRST_NAME_HINT}=; ${everywhere}; Max-Age=0`,
    ],
  };
}

/** What is stored of a token. */
export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest();
