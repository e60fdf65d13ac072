import { useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { BRAND } from '#schema/codes/base/brand.ts';
import { SiteName } from '#web/app/components/site-link/site-link.tsx';
import { splitLocale } from '#web/app/i18n/locale-path.ts';
import { useLocale, useLocalePath } from '#web/app/i18n/use-locale.ts';
import { StructuredData } from '#web/app/page/structured-data.tsx';
import { useConfiguration } from '#web/app/session/use-configuration.ts';
import { placeOf } from '#web/app/site-map/site-map.ts';
import styles from './breadcrumb.module.css';

/** The position of the page in the site; nothing on a page that the site map does not know. */
export function Breadcrumb() {
  const intl = useIntl();
  const localePath = useLocalePath();
  const { origin } = useConfiguration();
  const club = BRAND.clubName[useLocale()];
  const place = placeOf(splitLocale(useLocation().pathname).path);
  if (!place) return null;
  const pages = [{ path: '/', message: 'shell.page.home' } as const, ...place.above, place.page];
  const inSearch = {
    '@type': 'BreadcrumbList',
    itemListElement: pages.map(({ path, message }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: intl.formatMessage({ id: message }, { club }),
      item: origin + localePath(path),
    })),
  };
  const [home, ...others] = pages;
  return (
    <nav
      aria-label={intl.formatMessage({ id: 'article.place' })}
      className={styles.place}
      data-screen-only=""
    >
      <ol className={styles.list}>
        {home && (
          <li>
            <Link to={localePath(home.path)}>
              <SiteName of={home} />
            </Link>
          </li>
        )}
        {place.above.length === 0 && (
          <li>
            <SiteName of={place.group} />
          </li>
        )}
        {others.map((page) => (
          <li key={page.path} aria-current={page.path === place.page.path ? 'page' : undefined}>
            {page.path === place.page.path ? (
              <SiteName of={page} />
            ) : (
              <Link to={localePath(page.path)}>
                <SiteName of={page} />
              </Link>
            )}
          </li>
        ))}
      </ol>
      <StructuredData data={inSearch} />
    </nav>
  );
}
