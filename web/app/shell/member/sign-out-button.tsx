import { useState, useSyncExternalStore } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { showToast } from '#web/app/page/toasts.ts';
import { currentMember, subscribeMember } from './member-state.ts';

const unknownYet = () => null;

/** Ends the session of this browser, from any page; nothing for a guest. */
export function SignOutButton({ className }: { className?: string }) {
  const intl = useIntl();
  const member = useSyncExternalStore(subscribeMember, currentMember, unknownYet);
  const home = useLocalePath()('/');
  const [ending, setEnding] = useState(false);
  if (!member) return null;

  async function end() {
    setEnding(true);
    try {
      const { signOutHere } = await import('#web/app/apollo/member/sign-out-here.ts');
      await signOutHere();
      location.assign(home);
    } catch {
      setEnding(false);
      showToast({ tone: 'danger', title: intl.formatMessage({ id: 'shell.signOutFailed' }) });
    }
  }

  return (
    <button type="button" className={className} aria-disabled={ending || undefined} onClick={end}>
      <FormattedMessage id="shell.signOut" />
    </button>
  );
}
