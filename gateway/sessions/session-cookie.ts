import { createHash } from 'node:crypto';

/** How the browser holds the session: only over https where the site has it, never readable by scripts. */
export type SessionCookie = {
  read(request: Request): string | null;
  /** The value of `set-cookie`. */
  write(token: string, maxAgeSeconds: number): string;
  clear(): string;
};

/** @param publicUrl where travellers see the site; https gives the cookie the prefix `__Host-` and Secure */
export function sessionCookie(publicUrl: string): SessionCookie {
  const secure = publicUrl.startsWith('https://');
  const name = secure ? '__Host-session' : 'session';
  const attributes = `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  const pattern = new RegExp(`(?:^|;\\s*)${name}=([A-Za-z0-9_-]{43})(?:;|$)`);
  return {
    read: (request) => pattern.exec(request.headers.get('cookie') ?? '')?.[1] ?? null,
    write: (token, maxAgeSeconds) => `${name}=${token}; ${attributes}; Max-Age=${maxAgeSeconds}`,
    clear: () => `${name}=; ${attributes}; Max-Age=0`,
  };
}

/** What is stored of a token. */
export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest();
