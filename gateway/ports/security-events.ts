import type { GatewayLog } from './gateway-log.ts';

/**
 * What security events there are, and what each means; `.github/OPERATING.md` says what to do about
 * them.
 */
export const SECURITY_EVENTS = {
  LOOK_UP_FAILED: 'a guest looked for an order that is not there, or under another name',
  LOOK_UP_LIMITED: 'a network looked for too many orders, or too often for one',
  CODE_WRONG: 'a wrong verification code was typed',
  CODE_TRIES_USED_UP: 'a verification code was tried too often',
  PASSWORD_WRONG: 'a wrong login password was typed',
  PASSWORDS_LIMITED: 'a password was tried too often, for one account or from one network',
  PASSWORD_CHANGED: 'a login password was set',
  CONSUMPTION_PASSWORD_CHANGED: 'a consumption password was set',
  CONTACT_CHANGED: 'a contact of a member was replaced',
  CONTACT_CHANGE_UNDONE: 'a change of contact was undone from a contact of before',
  PROFILE_CHANGED: 'a member changed the profile',
  ACCOUNT_CLOSING: 'a member asked for the account to be closed',
  DATA_DOWNLOADED: 'a member downloaded what is stored about the member',
  ORDERS_LIMITED: 'a browser or a network holds too many unpaid orders, or made too many',
  WATCHES_LIMITED: 'a network watches too many flights',
  KEY_REUSED: 'an idempotency key came again with another request',
  SESSION_UNKNOWN: 'a session cookie came that opens no session: it has ended, or was made up',
  CROSS_SITE_REQUEST: 'a request was refused that another site could have made',
  DOCUMENT_REFUSED: 'a query was refused that is none of the site’s own',
  QUERY_TOO_COMPLEX: 'a query was refused for its depth, its aliases or its cost',
  REPORT_REFUSED: 'a report of the payment provider was refused',
  METRICS_REFUSED: 'the metrics were asked for with a wrong token',
  DEMO_DOOR: 'a page of the demo, GraphiQL or the movable clock was asked for',
} as const;

export type SecurityEvent = keyof typeof SECURITY_EVENTS;

/** What is known of an event, none of it personal. */
export type SecurityDetails = {
  readonly requestId?: string;
  /** Why, as a code. */
  readonly reason?: string;
  /** The visitor's network address; a keyed hash of it is logged. */
  readonly address?: string;
};

/** Where security events are noted. */
export type SecurityLog = {
  note(event: SecurityEvent, details?: SecurityDetails): void;
};

type Parts = {
  readonly log: GatewayLog;
  /** The keyed hash of the network of an address. */
  readonly hashOf: (address: string) => string;
  /** Counts every event, logged or not. */
  readonly count?: (event: SecurityEvent) => void;
  /** A clock that only goes forward, in milliseconds. */
  readonly elapsed?: () => number;
};

/** Lines a minute: an attack fills the counters, and not the disk of the logs. */
const MOST_LINES = 600;
const MINUTE = 60_000;

/** Notes security events as lines of the log and in the counters. */
export function createSecurityLog({
  log,
  hashOf,
  count,
  elapsed = () => performance.now(),
}: Parts): SecurityLog {
  let began = elapsed();
  let lines = 0;
  return {
    note(event, { address, ...details } = {}) {
      count?.(event);
      if (elapsed() - began >= MINUTE) {
        began = elapsed();
        lines = 0;
      }
      lines += 1;
      if (lines > MOST_LINES) return;
      const network = address ? { network: hashOf(address) } : {};
      log.warn({ event, ...details, ...network }, SECURITY_EVENTS[event]);
    },
  };
}

/** Notes nothing. */
export const noSecurityLog: SecurityLog = { note: () => {} };
