import { readCookie, writePreference } from './cookies.ts';

const COOKIE = 'sign-in-way';
const WAYS = ['EMAIL', 'PHONE', 'PASSWORD'] as const;

/** How one signs in: by a code to an e-mail address or a phone, or by a password. */
export type SignInWay = (typeof WAYS)[number];

/** How this browser signed in last, if it did. It says nothing of who. */
export function storedSignInWay(cookieHeader: string | null): SignInWay | null {
  const value = readCookie(cookieHeader, COOKIE);
  return WAYS.find((way) => way === value) ?? null;
}

/** Called after a sign-in. */
export const storeSignInWay = (way: SignInWay): void => writePreference(COOKIE, way);
