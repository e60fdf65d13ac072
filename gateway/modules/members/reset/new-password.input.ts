import {
  type CodeProof,
  codeProofFaults,
  readCodeProof,
} from '#gateway/modules/members/sign-in/sign-in.input.ts';
import type { UserFault } from '#gateway/requests/user-fault.ts';
import type {
  ResetLoginPasswordErrorCode,
  ResetLoginPasswordInput,
} from '#gateway/resolvers.gen.ts';
import { loginPasswordProblem } from '#schema/rules/access/credentials.ts';

/** A new password with the code that allows it. */
export type PasswordReset = { readonly proof: CodeProof; readonly newPassword: string };

/** Reads a reset, or says everything that is wrong with its form. */
export function readReset({
  proof,
  newPassword,
}: ResetLoginPasswordInput): PasswordReset | { faults: UserFault<ResetLoginPasswordErrorCode>[] } {
  const weak = loginPasswordProblem(newPassword);
  const faults: UserFault<ResetLoginPasswordErrorCode>[] = [
    ...codeProofFaults(proof, ['proof']),
    ...(weak ? [{ code: weak, path: ['newPassword'] }] : []),
  ];
  return faults.length > 0 ? { faults } : { proof: readCodeProof(proof), newPassword };
}
