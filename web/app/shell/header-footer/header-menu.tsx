import { SiteLink, SiteName } from '#web/app/components/site-link/site-link.tsx';
import { SiteList } from '#web/app/components/site-lists/site-lists.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { MemberLink } from '#web/app/shell/member/member-link.tsx';
import { MessageLink } from '#web/app/shell/member/message-link.tsx';
import { SignOutButton } from '#web/app/shell/member/sign-out-button.tsx';
import { isPage, type SiteMenu, siteAreas } from '#web/app/site-map/site-areas.ts';
import { Icon } from '#web/app/ui/icon.tsx';
import { Appearance } from './appearance.tsx';
import styles from './header-menu.module.css';
import { LanguageLinks } from './language-links.tsx';
import { useCloseOnNavigation } from './use-close-on-navigation.ts';

export const MENU_ID = 'site-menu';

/** Areas (where the bar has no room for them), language, appearance; closes on navigation. */
export function HeaderMenu() {
  const box = useCloseOnNavigation();
  return (
    <div ref={box} id={MENU_ID} popover="auto" className={styles.menu}>
      <div className={styles.areas}>
        {siteAreas.map((area) =>
          isPage(area) ? (
            <SiteLink key={area.path} area={area} />
          ) : (
            <FoldedArea key={area.id} menu={area} />
          ),
        )}
        <MessageLink inWords />
        <MemberLink inWords />
      </div>
      <SignOutButton className={styles.signOut} />
      <h2 className={styles.title}>
        <FormattedMessage id="shell.language" />
      </h2>
      <LanguageLinks className={styles.languages} />
      <h2 className={styles.title}>
        <FormattedMessage id="shell.colourMode" />
      </h2>
      <Appearance />
    </div>
  );
}

function FoldedArea({ menu }: { menu: SiteMenu }) {
  return (
    <details className={styles.folded}>
      <summary>
        <SiteName of={menu} />
        <Icon name="chevron-down" size="1.25rem" />
      </summary>
      <SiteList menu={menu.id} in="menu" />
    </details>
  );
}
