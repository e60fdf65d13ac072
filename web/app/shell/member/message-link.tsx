import { useEffect } from 'react';
import { NavLink } from 'react-router';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { preloadPage } from '#web/app/page/route-preloader.tsx';
import { Icon } from '#web/app/ui/icon.tsx';
import { VisuallyHidden } from '#web/app/ui/visually-hidden.tsx';
import styles from './member-link.module.css';
import { refreshMember } from './member-state.ts';
import { useMember } from './use-member.ts';

/** Asks again when the user returns to the tab: messages come without the page's doing. */
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

type MessageLinkProps = {
  className?: string;
  /** In a list of links, where there is room: words in place of the envelope. */
  inWords?: boolean;
};

/**
 * The way to the messages of the signed-in member, with the number of unread ones; guests have
 * none.
 */
export function MessageLink({ className, inWords = false }: MessageLinkProps) {
  const member = useMember();
  const to = useLocalePath()('/message/list');
  useFreshCount(member !== null);
  if (!member) return null;
  const { unreadMessages: count } = member;
  const words = <FormattedMessage id="shell.messages" values={{ count }} />;
  return (
    <NavLink
      to={to}
      className={className}
      onPointerEnter={() => preloadPage(to)}
      onFocus={() => preloadPage(to)}
    >
      {inWords ? (
        words
      ) : (
        <span className={styles.member}>
          <Icon name="mail" size="1.25rem" />
          <VisuallyHidden>{words}</VisuallyHidden>
          {count > 0 && (
            <span className={styles.count} aria-hidden="true">
              {count > 99 ? '99+' : count}
            </span>
          )}
        </span>
      )}
    </NavLink>
  );
}

/** On the button of the menu: that there are unread messages in it. */
export function UnreadMark() {
  const count = useMember()?.unreadMessages;
  if (!count) return null;
  return (
    <span className={styles.unread}>
      <VisuallyHidden>
        <FormattedMessage id="shell.messages" values={{ count }} />
      </VisuallyHidden>
    </span>
  );
}
