/**
 * The codes of top-level GraphQL errors: bugs, missing sign-in, outages and requests that no form
 * of the site can make. What a traveller did wrong is never among them, but in `userErrors`. Each
 * has a text in every language.
 */
export const FAULT_CODES = [
  /** A bug: `extensions.id` names it in the gateway's log. */
  'INTERNAL',
  /** Something the gateway needs (its database) is away; the same request may be tried again. */
  'SERVICE_UNAVAILABLE',
  /** The browser could not reach the gateway; made by the web site itself. */
  'NETWORK',
  /** Sign-in is required. */
  'UNAUTHENTICATED',
  /** Signed in, but not allowed. */
  'FORBIDDEN',
  /** Too many requests from one visitor. */
  'TOO_MANY_REQUESTS',
  /** A variable does not have the form that the schema asks for. */
  'BAD_USER_INPUT',
  /** The request itself is malformed. */
  'BAD_REQUEST',
  /** The page is of a release that the gateway no longer knows: reload it. */
  'DOCUMENT_UNKNOWN',
  /** Only trusted documents are accepted here. */
  'DOCUMENT_REQUIRED',
  /** A request that another site could have made in the visitor's name. */
  'CROSS_SITE_REQUEST',
  /** A free-text query that asks for too much at once. */
  'QUERY_TOO_COMPLEX',
  /** The contract has the field, but no back end answers it yet (RULES 11.9). */
  'NOT_BUILT',
] as const;
export type FaultCode = (typeof FAULT_CODES)[number];

export const isFaultCode = (value: unknown): value is FaultCode =>
  FAULT_CODES.some((code) => code === value);
