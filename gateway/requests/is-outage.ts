import { DatabaseBusy, DatabaseUnavailable } from '#gateway/database/database-errors.ts';
import { PortUnavailable } from '#gateway/ports/port-unavailable.ts';

/** What is away, or held by others: a system of the airline, the database, a lock. */
export type Outage = PortUnavailable | DatabaseUnavailable | DatabaseBusy;

const isOutage = (error: unknown): error is Outage =>
  error instanceof PortUnavailable ||
  error instanceof DatabaseUnavailable ||
  error instanceof DatabaseBusy;

/**
 * The outage that an error, or what caused it, comes from; null when it is a bug. The one nearest
 * to the caller counts: it knows what was asked, and the code of a connection alone does not say
 * whose it was.
 */
export function outageOf(error: unknown): Outage | null {
  if (isOutage(error)) return error;
  return error instanceof Error && error.cause !== undefined ? outageOf(error.cause) : null;
}
