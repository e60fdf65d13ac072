import { useState } from 'react';
import { useIntl } from 'react-intl';
import { cleanupCachedPasses } from '#web/app/apollo/member/cached-boarding-passes.ts';
import type { SignOutInput } from '#web/app/apollo/schema-types.gen.ts';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { showToast } from '#web/app/page/toasts.ts';
import { saySignedOut } from '#web/app/session/signed-in.ts';
import { useSignOutCommand } from './sign-out.mutation.gen.ts';

/**
 * Ends sessions. Where that of this browser ends, what was typed and loaded in the tab goes too,
 * and what was kept of boarding passes: others may use the browser next.
 */
export function useSignOut() {
  const intl = useIntl();
  const to = useLocalePath();
  const [ending, setEnding] = useState<SignOutInput | null>(null);
  const { send, refusal } = useSignOutCommand((input: SignOutInput) => {
    setEnding(input);
    return { input };
  });
  async function end(input: SignOutInput) {
    const result = await send(input);
    if (!result) return;
    const viewer = result.payload?.viewer;
    if (viewer && !viewer.member) {
      sessionStorage.clear();
      saySignedOut();
      await cleanupCachedPasses(Number.POSITIVE_INFINITY);
      location.assign(to('/'));
      return;
    }
    setEnding(null);
    if (result.errors.length === 0)
      showToast({
        tone: 'success',
        title: intl.formatMessage({ id: 'account-overview.sessions.ended' }),
      });
  }
  return { end, ending, refusal };
}
