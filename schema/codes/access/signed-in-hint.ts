/**
 * Name of the cookie by which scripts know that a member may be signed in, so that the pages that
 * all visitors share ask who it is only then. It holds nothing else and opens nothing.
 */
export const SIGNED_IN_HINT = 'signed-in';

/**
 * Name of the cookie with the member's first name, which the browser writes and ends with the
 * session. By it a page that all visitors share greets the member before it has asked; it decides
 * nothing.
 */
export const FIRST_NAME_HINT = 'first-name';
