import { faultOf } from '#web/app/apollo/fault.ts';
import type { UserError } from '#web/app/apollo/user-errors.ts';

/** A request that had no answer, as an error of the whole form: what was typed stays. */
export const faultAsErrors = (error: unknown): UserError[] => [
  { code: faultOf(error)?.code ?? 'INTERNAL', path: [] },
];
