/** Storage key of what is said on the next page of this tab, after a sign-out has left the document. */
const SIGNED_OUT = 'kept:signed-out';

/** Leaves word for the next page. */
export const saySignedOut = (): void => sessionStorage.setItem(SIGNED_OUT, '1');

/** Whether the page before has left it; answers once. */
export function hasSignedOut(): boolean {
  const said = sessionStorage.getItem(SIGNED_OUT);
  sessionStorage.removeItem(SIGNED_OUT);
  return said !== null;
}
