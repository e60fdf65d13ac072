import { DatabaseUnavailable, explainFault } from '#gateway/database/faults.ts';

/** Whether an error, or its cause, is an outage of the database rather than a bug. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (explainFault(error) instanceof DatabaseUnavailable || error instanceof DatabaseUnavailable)
    return true;
  return error.cause !== undefined && isOutage(error.cause);
}
