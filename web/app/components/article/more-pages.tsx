import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { BRAND } from '#schema/codes/base/brand.ts';
import { SiteLink } from '#web/app/components/site-link/site-link.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { splitLocale } from '#web/app/i18n/locale-path.ts';
import { useLocale } from '#web/app/i18n/use-locale.ts';
import { placeOf } from '#web/app/site-map/site-map.ts';
import styles from './more-pages.module.css';

/** The other pages of the same part of the site. */
export function MorePages() {
  const intl = useIntl();
  const club = BRAND.clubName[useLocale()];
  const place = placeOf(splitLocale(useLocation().pathname).path);
  const others = place?.group.pages.filter(({ path }) => path !== place.page.path) ?? [];
  if (!place || others.length === 0) return null;
  // the footer has the same part under its bare name
  const part = intl.formatMessage({ id: place.group.message }, { club });
  return (
    <nav className={styles.more} aria-labelledby="more-pages" data-screen-only="">
      <h2 id="more-pages" className={styles.title}>
        <FormattedMessage id="article.more" values={{ part }} />
      </h2>
      <ul className={styles.list}>
        {others.map((page) => (
          <li key={page.path}>
            <SiteLink area={page} className={styles.link} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
