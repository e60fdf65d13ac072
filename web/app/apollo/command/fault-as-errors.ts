import { faultOf } from '#web/app/apollo/fault.ts';
import type { UserError } from '#web/app/apollo/user-errors.ts';

/** A request that had no answer, as an error of the whole form: what was typed stays. */
export function faultAsErrors(error: unknown): UserError[] {
  const fault = faultOf(error);
  return [{ code: fault?.code ?? 'INTERNAL', path: [], reference: fault?.id ?? null }];
}
