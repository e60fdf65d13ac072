/**
 * Name of the cookie by which scripts know that a member may be signed in, so that the pages that all visitors share ask
 * who it is only then. It holds nothing else and opens nothing.
 */
export const SIGNED_IN_HINT = 'signed-in';
