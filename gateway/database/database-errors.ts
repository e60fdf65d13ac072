/**
 * The database cannot be reached now; none of the requested work is known to be done, and trying
 * again later may work.
 */
export class DatabaseUnavailable extends Error {
  override readonly name: string = 'DatabaseUnavailable';
  readonly code = 'SERVICE_UNAVAILABLE';
}

/**
 * The database answers, and can do nothing until its operator has made room. What was asked has not
 * happened.
 */
export class DatabaseExhausted extends DatabaseUnavailable {
  override readonly name = 'DatabaseExhausted';
}

/**
 * PostgreSQL answered COMMIT by ROLLBACK, which is no error to it: a statement had failed, and its
 * fault was not passed on.
 */
export class RolledBack extends Error {
  override readonly name = 'RolledBack';

  constructor() {
    super('A transaction was rolled back when it was committed: one of its statements had failed');
  }
}

/**
 * Others hold for too long what the work needs. It has been rolled back, and trying again later may
 * work; the connection stays good.
 */
export class DatabaseBusy extends Error {
  override readonly name = 'DatabaseBusy';
  readonly code = 'SERVICE_UNAVAILABLE';
}

/** lock_not_available: a lock was waited for as long as `lockMilliseconds` allows. */
const LOCK_TIMEOUT = '55P03';

const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  // admin_shutdown, crash_shutdown, cannot_connect_now, too_many_connections
  '57P01',
  '57P02',
  '57P03',
  '53300',
]);

/** The message to the operator, by SQLSTATE. */
const EXHAUSTED: Readonly<Record<string, string>> = {
  '53100': 'The disk of the database is full',
  '53200': 'The database is out of memory',
  '25006': 'The database is read-only',
};

/** The driver gives these no code. */
const LOST =
  /^Connection terminated|^timeout exceeded when trying to connect|^Query read timeout|is not queryable/;

/** The SQLSTATE of a database error, or the system's code of a connection error. */
export const codeOf = (fault: unknown): string | null =>
  fault instanceof Error && 'code' in fault && typeof fault.code === 'string' ? fault.code : null;

/**
 * Whether PostgreSQL gave this transaction up so that another could go on; running it again is
 * right.
 */
export const isContention = (fault: unknown): boolean =>
  codeOf(fault) === '40001' || codeOf(fault) === '40P01';

/** Whether a write failed on the constraint of this name. */
export const isAgainst = (constraint: string, fault: unknown): boolean =>
  fault instanceof Error && 'constraint' in fault && fault.constraint === constraint;

/**
 * Turns what the driver throws when the server cannot be reached or cannot work into
 * `DatabaseUnavailable`, and a lock that was not to be had in time into `DatabaseBusy`; other
 * faults pass unchanged.
 */
export function explainDatabaseError(fault: unknown): unknown {
  if (!(fault instanceof Error)) return fault;
  const code = codeOf(fault) ?? '';
  if (code === LOCK_TIMEOUT)
    return new DatabaseBusy('What was asked for is locked by others', { cause: fault });
  const exhausted = EXHAUSTED[code];
  if (exhausted) return new DatabaseExhausted(`${exhausted} (${code})`, { cause: fault });
  const unreachable = UNREACHABLE.has(code) || code.startsWith('08') || LOST.test(fault.message);
  return unreachable
    ? new DatabaseUnavailable('The database cannot be reached', { cause: fault })
    : fault;
}
