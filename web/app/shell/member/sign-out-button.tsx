import { useIntl } from 'react-intl';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { showToast } from '#web/app/page/toasts.ts';
import { useMember } from './use-member.ts';

/** Ends the session of this browser, from any page; nothing for a guest. */
export function SignOutButton({ className }: { className?: string }) {
  const intl = useIntl();
  const member = useMember();
  const home = useLocalePath()('/');
  const end = () =>
    import('#web/app/apollo/member/sign-out-here.ts')
      .then(({ signOutHere }) => signOutHere())
      .then(
        () => location.assign(home),
        () =>
          showToast({ tone: 'danger', title: intl.formatMessage({ id: 'shell.signOutFailed' }) }),
      );
  return (
    member && (
      <button type="button" className={className} onClick={end}>
        <FormattedMessage id="shell.signOut" />
      </button>
    )
  );
}
