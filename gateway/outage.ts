/** Codes with which Node and PostgreSQL say that the database cannot be reached or is going away. */
const OUTAGE_CODES = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND'],
  ...['57P01', '57P02', '57P03', '53300', '08000', '08001', '08003', '08004', '08006'],
]);
const OUTAGE_MESSAGES =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after/;

/** Whether an error, or what caused it, is the absence of the database rather than a bug. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : undefined;
  if (typeof code === 'string' && OUTAGE_CODES.has(code)) return true;
  if (OUTAGE_MESSAGES.test(error.message)) return true;
  if (error instanceof AggregateError) return error.errors.some(isOutage);
  return error.cause !== undefined && isOutage(error.cause);
}
