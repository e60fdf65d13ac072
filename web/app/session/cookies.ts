import { RETENTION } from '#schema/codes/access/retention.ts';

const PREFERENCE_SECONDS = RETENTION.preferenceDays * 24 * 60 * 60;

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/**
 * The value of one cookie in a `Cookie` header or in `document.cookie`; undefined when it is not
 * there, or broken.
 */
export function readCookie(header: string | null | undefined, name: string): string | undefined {
  for (const pair of (header ?? '').split(';')) {
    const [key, ...value] = pair.trim().split('=');
    if (key === name) return decoded(value.join('='));
  }
  return undefined;
}

/**
 * Remembers a preference for a year on this site; browser only. Preferences hold no secret and no
 * identity.
 */
export function writePreference(name: string, value: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${PREFERENCE_SECONDS}; SameSite=Lax${secure}`;
}
