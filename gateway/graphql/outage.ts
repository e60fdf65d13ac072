import { DatabaseBusy, DatabaseUnavailable, explainFault } from '#gateway/database/faults.ts';

/** The absence of the database, or the lack of a lock, that an error, or what caused it, comes from; null when it is a bug. */
export function outageOf(error: unknown): DatabaseUnavailable | DatabaseBusy | null {
  if (!(error instanceof Error)) return null;
  const explained = explainFault(error);
  if (explained instanceof DatabaseUnavailable || explained instanceof DatabaseBusy)
    return explained;
  return error.cause === undefined ? null : outageOf(error.cause);
}
