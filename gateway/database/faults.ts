/** The database cannot be reached now; none of the requested work is known to be done, and trying again later may work. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
  readonly code = 'SERVICE_UNAVAILABLE';
}

/** A key of one request came with another one (`IDEMPOTENCY_KEY_REUSED`). */
export class IdempotencyKeyReused extends Error {
  override readonly name = 'IdempotencyKeyReused';
  readonly code = 'IDEMPOTENCY_KEY_REUSED';
}

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

/** The driver gives these no code. */
const LOST =
  /^Connection terminated|^timeout exceeded when trying to connect|^Query read timeout|is not queryable/;

/** The SQLSTATE of a database error, or the system's code of a connection error. */
export const codeOf = (fault: unknown): string | null =>
  fault instanceof Error && 'code' in fault && typeof fault.code === 'string' ? fault.code : null;

/** Whether PostgreSQL gave this transaction up so that another could go on; running it again is right. */
export const isContention = (fault: unknown): boolean =>
  codeOf(fault) === '40001' || codeOf(fault) === '40P01';

/** Turns what the driver throws when it cannot reach the server into `DatabaseUnavailable`; other faults pass unchanged. */
export function explainFault(fault: unknown): unknown {
  if (!(fault instanceof Error)) return fault;
  const code = codeOf(fault) ?? '';
  const unreachable = UNREACHABLE.has(code) || code.startsWith('08') || LOST.test(fault.message);
  return unreachable
    ? new DatabaseUnavailable('The database cannot be reached', { cause: fault })
    : fault;
}
