import { SIGNED_IN_HINT } from '#schema/codes/access/signed-in-hint.ts';
import { readCookie } from './cookies.ts';

/** Whether a member may be signed in at this browser; the gateway knows. Browser only. */
export const mayBeSignedIn = (): boolean => readCookie(document.cookie, SIGNED_IN_HINT) === '1';

/** The session has ended without a sign-out: nothing needs to be asked until the next sign-in. */
export function forgetSignedIn(): void {
  document.cookie = `${SIGNED_IN_HINT}=; Path=/; Max-Age=0; SameSite=Lax`;
}
