import { DatabaseUnavailable, explainFault } from '#gateway/database/faults.ts';

/** Whether an error, or what caused it, is the absence of the database rather than a bug. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (explainFault(error) instanceof DatabaseUnavailable || error instanceof DatabaseUnavailable)
    return true;
  return error.cause !== undefined && isOutage(error.cause);
}
