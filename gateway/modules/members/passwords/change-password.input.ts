import {
  type CodeProof,
  codeProofFaults,
  readCodeProof,
} from '#gateway/modules/members/sign-in/sign-in.input.ts';
import type { UserFault } from '#gateway/requests/user-fault.ts';
import type {
  ChangeLoginPasswordErrorCode,
  ChangeLoginPasswordInput,
  SetConsumptionPasswordErrorCode,
  SetConsumptionPasswordInput,
} from '#gateway/resolvers.gen.ts';
import {
  consumptionPasswordProblem,
  loginPasswordProblem,
} from '#schema/rules/access/credentials.ts';

/** Another login password; allowed by the one until now, or by a code. */
export type PasswordChange = {
  readonly currentPassword: string;
  readonly proof: CodeProof | null;
  readonly newPassword: string;
};

/** The six digits that release points; allowed by those until now, or by a code. */
export type ConsumptionPassword = {
  readonly current: string;
  readonly proof: CodeProof | null;
  readonly digits: string;
};

/** Reads a change of the login password, or says everything that is wrong with its form. */
export function readPasswordChange({
  currentPassword,
  proof,
  newPassword,
}: ChangeLoginPasswordInput):
  | PasswordChange
  | { faults: UserFault<ChangeLoginPasswordErrorCode>[] } {
  const weak = loginPasswordProblem(newPassword);
  const faults: UserFault<ChangeLoginPasswordErrorCode>[] = [
    ...(proof ? codeProofFaults(proof, ['proof']) : []),
    ...(weak ? [{ code: weak, path: ['newPassword'] }] : []),
  ];
  if (faults.length > 0) return { faults };
  return {
    currentPassword: currentPassword ?? '',
    proof: proof ? readCodeProof(proof) : null,
    newPassword,
  };
}

/** Reads the six digits; what they may be depends on the member too, and is judged later. */
export function readConsumptionPassword({
  proof,
  currentConsumptionPassword,
  consumptionPassword,
}: SetConsumptionPasswordInput):
  | ConsumptionPassword
  | { faults: UserFault<SetConsumptionPasswordErrorCode>[] } {
  const weak = consumptionPasswordProblem(consumptionPassword);
  const faults: UserFault<SetConsumptionPasswordErrorCode>[] = [
    ...(proof ? codeProofFaults(proof, ['proof']) : []),
    ...(proof || currentConsumptionPassword
      ? []
      : [{ code: 'REQUIRED' as const, path: ['currentConsumptionPassword'] }]),
    ...(weak ? [{ code: weak, path: ['consumptionPassword'] }] : []),
  ];
  if (faults.length > 0) return { faults };
  return {
    current: currentConsumptionPassword ?? '',
    proof: proof ? readCodeProof(proof) : null,
    digits: consumptionPassword,
  };
}
