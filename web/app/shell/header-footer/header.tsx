import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { BRAND } from '#schema/codes/base/brand.ts';
import { SiteLink } from '#web/app/components/site-link/site-link.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocale, useLocalePath } from '#web/app/i18n/use-locale.ts';
import { MemberLink } from '#web/app/shell/member/member-link.tsx';
import { MessageLink, UnreadMark } from '#web/app/shell/member/message-link.tsx';
import { isPage, siteAreas } from '#web/app/site-map/site-areas.ts';
import { SiteSearch } from '#web/app/site-search/site-search.tsx';
import { Logo } from '#web/app/ui/brand-mark/logo.tsx';
import { Icon } from '#web/app/ui/icon.tsx';
import { AreaMenu } from './area-menu.tsx';
import styles from './header.module.css';
import { HeaderMenu, MENU_ID } from './header-menu.tsx';

/**
 * The top bar: the airline, the areas of the site, and a menu that also works before any script has
 * loaded.
 */
export function Header() {
  const intl = useIntl();
  const name = BRAND.name[useLocale()];
  const home = useLocalePath()('/');
  return (
    <header className={styles.bar} data-screen-only="">
      <div className={styles.inner}>
        <Link
          to={home}
          className={styles.logo}
          aria-label={intl.formatMessage({ id: 'shell.home' }, { airline: name })}
        >
          <Logo name={name} />
        </Link>
        <nav aria-label={intl.formatMessage({ id: 'shell.nav' })} className={styles.areas}>
          {siteAreas.map((area) =>
            isPage(area) ? (
              <SiteLink key={area.path} area={area} className={styles.area} />
            ) : (
              <AreaMenu key={area.id} menu={area} className={styles.area} />
            ),
          )}
        </nav>
        <SiteSearch />
        <MessageLink className={styles.signIn} />
        <MemberLink className={styles.signIn} />
        <button type="button" className={styles.toggle} popoverTarget={MENU_ID}>
          <span className={styles.wideOnly}>
            <Icon name="globe" size="1.25rem" />
            <span className={styles.preferences}>
              <FormattedMessage id="shell.preferences" />
            </span>
          </span>
          <span className={styles.narrowOnly}>
            <Icon name="menu" size="1.25rem" />
            <UnreadMark />
            <span className={styles.menuWord}>
              <FormattedMessage id="shell.menu" />
            </span>
          </span>
        </button>
      </div>
      <HeaderMenu />
    </header>
  );
}
