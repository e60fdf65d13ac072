import { faultAsErrors } from '#web/app/apollo/command/fault-as-errors.ts';
import type { SignInProofInput } from '#web/app/apollo/schema-types.gen.ts';
import type { UserError } from '#web/app/apollo/user-errors.ts';
import { useSignInMutation } from './sign-in.mutation.gen.ts';

/** How a sign-in ended: until when it is locked, or what was wrong. */
export type SignInAnswer =
  | { readonly done: true }
  | { readonly errors: readonly UserError[]; readonly retryAt: string | null };

/** The paths of a proof lead to `code`, which is the form's field. */
const atField = ({ code, path }: UserError): UserError => ({
  code,
  path: path.at(-1) === 'code' ? ['code'] : path.slice(2),
});

/** Signs in by a proof. */
export function useSignIn(): (proof: SignInProofInput, remember: boolean) => Promise<SignInAnswer> {
  const [mutate] = useSignInMutation();
  return async (proof, remember) => {
    try {
      const { data } = await mutate({ variables: { input: { proof, remember } } });
      const { viewer, retryAt = null, userErrors = [] } = data?.signIn ?? {};
      if (viewer) return { done: true };
      const errors = userErrors.length > 0 ? userErrors.map(atField) : faultAsErrors(undefined);
      return { errors, retryAt };
    } catch (error) {
      return { errors: faultAsErrors(error), retryAt: null };
    }
  };
}
