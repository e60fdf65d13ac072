import { useEffect, useSyncExternalStore } from 'react';
import { FormattedMessage } from 'react-intl';
import { NavLink } from 'react-router';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { preloadPage } from '#web/app/page/route-preloader.tsx';
import { Icon } from '#web/app/ui/icon.tsx';
import { VisuallyHidden } from '#web/app/ui/visually-hidden.tsx';
import styles from './member-link.module.css';
import { currentMember, refreshMember, subscribeMember } from './member-state.ts';

const unknownYet = () => null;

/** Asks again when the reader returns to the tab: messages come without the page's doing. */
function useFreshCount(signedIn: boolean) {
  useEffect(() => {
    if (!signedIn) return;
    const look = () => {
      if (!document.hidden) void refreshMember();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [signedIn]);
}

/** The way to the messages of the signed-in member, with the number of unread ones; guests have none. */
export function MessageLink({ className }: { className?: string }) {
  const member = useSyncExternalStore(subscribeMember, currentMember, unknownYet);
  const to = useLocalePath()('/message/list');
  useFreshCount(member !== null);
  if (!member) return null;
  const { unreadMessages: count } = member;
  return (
    <NavLink
      to={to}
      className={className}
      onPointerEnter={() => preloadPage(to)}
      onFocus={() => preloadPage(to)}
    >
      <span className={styles.member}>
        <Icon name="mail" size="1.25rem" />
        <VisuallyHidden>
          <FormattedMessage id="shell.messages" values={{ count }} />
        </VisuallyHidden>
        {count > 0 && (
          <span className={styles.count} aria-hidden="true">
            {count > 99 ? '99+' : count}
          </span>
        )}
      </span>
    </NavLink>
  );
}
