import { faultOf } from '#web/app/apollo/gateway-error.ts';
import type { UserError } from '#web/app/apollo/user-errors.ts';

/** A request that had no answer, as an error of the whole form: what was typed stays. */
export function errorAsRefusals(error: unknown): UserError[] {
  const fault = faultOf(error);
  return [{ code: fault?.code ?? 'INTERNAL', path: [], reference: fault?.id ?? null }];
}
