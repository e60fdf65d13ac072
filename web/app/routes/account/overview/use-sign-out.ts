import { useState } from 'react';
import { faultAsErrors } from '#web/app/apollo/command/fault-as-errors.ts';
import type { SignOutInput } from '#web/app/apollo/schema-types.gen.ts';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { useSignOutMutation } from './sign-out.mutation.gen.ts';

/**
 * Ends sessions. Where that of this browser ends, what was typed and loaded in the tab goes too: others may use the browser
 * next.
 */
export function useSignOut() {
  const to = useLocalePath();
  const [mutate] = useSignOutMutation();
  const [ending, setEnding] = useState<SignOutInput | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  async function end(input: SignOutInput) {
    setEnding(input);
    setRefusal(null);
    try {
      const { data } = await mutate({ variables: { input } });
      const { viewer, userErrors = [] } = data?.signOut ?? {};
      if (viewer && !viewer.member) {
        sessionStorage.clear();
        location.assign(to('/'));
        return;
      }
      setRefusal(userErrors[0]?.code ?? null);
    } catch (error) {
      setRefusal(faultAsErrors(error)[0]?.code ?? null);
    }
    setEnding(null);
  }
  return { end, ending, refusal };
}
