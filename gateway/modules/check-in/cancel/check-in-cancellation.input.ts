import type { CommandRequest } from '#gateway/requests/idempotent.ts';
import type { UserFault } from '#gateway/requests/user-fault.ts';
import type {
  ConfirmCheckInCancellationErrorCode,
  ConfirmCheckInCancellationInput,
} from '#gateway/resolvers.gen.ts';
import { codeFormProblem, normalizeCode } from '#schema/rules/access/verification-code.ts';

/** A code as it was typed, for a challenge, under a key. */
export type CancellationCode = CommandRequest & {
  readonly challengeId: string;
  readonly code: string;
};

/** Reads a code in digits of any width, or says what is wrong with its form. */
export function readCancellationCode({
  idempotencyKey,
  challengeId,
  code,
}: ConfirmCheckInCancellationInput):
  | CancellationCode
  | { readonly faults: UserFault<ConfirmCheckInCancellationErrorCode>[] } {
  const problem = codeFormProblem(code);
  return problem
    ? { faults: [{ code: problem, path: ['code'] }] }
    : { idempotencyKey, challengeId, code: normalizeCode(code) };
}
