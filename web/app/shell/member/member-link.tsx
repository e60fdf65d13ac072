import { useIntl } from 'react-intl';
import { Link, NavLink, useLocation } from 'react-router';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { splitLocale } from '#web/app/i18n/locale-path.ts';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { loginPath } from '#web/app/page/return-path.ts';
import { preloadPage } from '#web/app/page/route-preloader.tsx';
import { useUrlState } from '#web/app/page/url-state.ts';
import { signInPage } from '#web/app/site-map/site-areas.ts';
import { VisuallyHidden } from '#web/app/ui/visually-hidden.tsx';
import styles from './member-link.module.css';
import { useMember } from './use-member.ts';

type MemberLinkProps = {
  className?: string;
  /** In a list of links, where there is room: whose account it is, and that it is one. */
  inWords?: boolean;
};

/**
 * The way to sign in, or to the account of the member who is. A page that is the same for all
 * visitors has the first.
 */
export function MemberLink({ className, inWords = false }: MemberLinkProps) {
  const member = useMember();
  const to = useLocalePath()('/account');
  if (!member) return <SignInLink className={className} />;
  const account = <FormattedMessage id="shell.account" />;
  return (
    <NavLink
      to={to}
      end
      className={className}
      data-member=""
      onPointerEnter={() => preloadPage(to)}
      onFocus={() => preloadPage(to)}
    >
      <span className={inWords ? undefined : styles.member}>
        {inWords ? account : <VisuallyHidden>{account}</VisuallyHidden>}{' '}
        <span className={styles.name} translate="no">
          {member.firstName}
        </span>
      </span>
    </NavLink>
  );
}

/** Pages from which a sign-in leads to the account, not back. */
const DOORS = ['/login', '/register', '/resetPassword'];

function SignInLink({ className }: { className: string | undefined }) {
  const { pathname } = useLocation();
  const search = useUrlState((shown) => shown);
  const login = useLocalePath()('/login');
  const isDoor = DOORS.includes(splitLocale(pathname).path);
  const account = useIntl().formatMessage({ id: 'shell.accountShort' });
  return (
    <Link
      to={isDoor ? login : loginPath(login, pathname + search)}
      rel="nofollow"
      className={`${styles.signIn} ${className ?? ''}`}
      data-account={account}
      onPointerEnter={() => preloadPage(login)}
      onFocus={() => preloadPage(login)}
    >
      <span>
        <FormattedMessage id={signInPage.message} />
      </span>
    </Link>
  );
}
