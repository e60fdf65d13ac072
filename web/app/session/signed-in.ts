import { FIRST_NAME_HINT, SIGNED_IN_HINT } from '#schema/codes/access/signed-in-hint.ts';
import { readCookie } from './cookies.ts';

/**
 * Whether a member may be signed in, by a `Cookie` header or by `document.cookie`; the gateway
 * knows.
 */
export const mayBeSignedIn = (cookies: string | null): boolean =>
  readCookie(cookies, SIGNED_IN_HINT) === '1';

/** Whose the browser is, as it knows until the gateway has been asked. Browser only. */
export const hintedFirstName = (): string | null =>
  mayBeSignedIn(document.cookie) ? (readCookie(document.cookie, FIRST_NAME_HINT) ?? '') : null;

/** The next page greets the member by it; it ends with the browser. */
export function rememberFirstName(firstName: string): void {
  document.cookie = `${FIRST_NAME_HINT}=${encodeURIComponent(firstName)}; Path=/; SameSite=Lax`;
}

/** The session has ended without a sign-out: nothing needs to be asked until the next sign-in. */
export function forgetSignedIn(): void {
  for (const name of [SIGNED_IN_HINT, FIRST_NAME_HINT])
    document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
}

/**
 * Storage key of what is said on the next page of this tab, after a sign-out has left the document.
 */
const SIGNED_OUT = 'kept:signed-out';

/** Leaves word for the next page. */
export const saySignedOut = (): void => sessionStorage.setItem(SIGNED_OUT, '1');

/** Whether the page before has left it; answers once. */
export function hasSignedOut(): boolean {
  const said = sessionStorage.getItem(SIGNED_OUT);
  sessionStorage.removeItem(SIGNED_OUT);
  return said !== null;
}

/**
 * What is known of the viewer before the page is hydrated, on `<html>`: nothing, or that a member
 * may be signed in.
 */
export const HINTED = 'hinted';

/**
 * Printed into <head>, for documents that are the same for all visitors: before the first paint, a
 * member's browser puts the first name where the page has the way to sign in
 * (`member-link.module.css`).
 */
export const MEMBER_SCRIPT = `(function(){var e=document.documentElement,c=document.cookie;if(e.dataset.viewer||!/(?:^|; )${SIGNED_IN_HINT}=1/.test(c))return;e.dataset.viewer='${HINTED}';var n=(c.match(/(?:^|; )${FIRST_NAME_HINT}=([^;]+)/)||[])[1];try{if(n)e.style.setProperty('--first-name',JSON.stringify(decodeURIComponent(n)))}catch(x){}})()`;
