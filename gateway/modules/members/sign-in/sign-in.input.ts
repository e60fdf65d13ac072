import type { UserFault } from '#gateway/requests/user-fault.ts';
import type { CodeProofInput, SignInErrorCode, SignInInput } from '#gateway/resolvers.gen.ts';
import { codeFormProblem, normalizeCode } from '#schema/rules/access/verification-code.ts';

/** A code as it was typed, in its digits. */
export type CodeProof = { readonly challengeId: string; readonly code: string };

/** Account and password as they were typed. */
export type PasswordProof = { readonly account: string; readonly password: string };

/** How a person proves to be a member. */
export type SignInRequest = (
  | { readonly by: 'CODE'; readonly proof: CodeProof }
  | { readonly by: 'PASSWORD'; readonly proof: PasswordProof }
) & { readonly remember: boolean };

type Fault = UserFault<SignInErrorCode>;

/** What is wrong with the form of a code, at its place; none when it can be compared. */
export function codeProofFaults(
  { code }: CodeProofInput,
  path: readonly string[],
): UserFault<'REQUIRED' | 'CODE_WRONG'>[] {
  const problem = codeFormProblem(code);
  return problem ? [{ code: problem, path: [...path, 'code'] }] : [];
}

/** A code in the form in which it is compared. */
export const readCodeProof = ({ challengeId, code }: CodeProofInput): CodeProof => ({
  challengeId,
  code: normalizeCode(code),
});

/** Reads a proof, or says what is wrong with its form. */
export function readSignIn({
  proof: { code, password },
  remember = false,
}: SignInInput): SignInRequest | { faults: Fault[] } {
  if (code) {
    const faults = codeProofFaults(code, ['proof', 'code']);
    return faults.length > 0 ? { faults } : { by: 'CODE', proof: readCodeProof(code), remember };
  }
  const proof = { account: password?.account ?? '', password: password?.password ?? '' };
  const faults = (['account', 'password'] as const)
    .filter((field) => proof[field].trim() === '')
    .map((field): Fault => ({ code: 'REQUIRED', path: ['proof', 'password', field] }));
  return faults.length > 0 ? { faults } : { by: 'PASSWORD', proof, remember };
}
