import type { SignInInput, SignInProofInput } from '#web/app/apollo/schema-types.gen.ts';
import type { UserError } from '#web/app/apollo/user-errors.ts';
import { useSignInCommand } from './sign-in.mutation.gen.ts';

/** How a sign-in ended: until when it is locked, or what was wrong. */
export type SignInAnswer =
  | { readonly done: true }
  | { readonly errors: readonly UserError[]; readonly retryAt: string | null };

/** The paths of a proof lead to `code`, which is the form's field. */
const atField = (error: UserError): UserError => ({
  ...error,
  path: error.path.at(-1) === 'code' ? ['code'] : error.path.slice(2),
});

/** Signs in by a proof. */
export function useSignIn(): (proof: SignInProofInput, remember: boolean) => Promise<SignInAnswer> {
  const { send } = useSignInCommand((input: SignInInput) => ({ input }));
  return async (proof, remember) => {
    const result = await send({ proof, remember });
    const { viewer, retryAt = null } = result?.payload ?? {};
    if (viewer) return { done: true };
    return { errors: result?.errors.map(atField) ?? [], retryAt };
  };
}
