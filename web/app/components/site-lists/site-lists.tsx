import { BRAND } from '#schema/codes/base/brand.ts';
import { SiteLink } from '#web/app/components/site-link/site-link.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocale } from '#web/app/i18n/use-locale.ts';
import type { SiteListName } from '#web/app/site-map/site-areas.ts';
import { type PartId, partsOf, SITE_PARTS, type SitePart } from '#web/app/site-map/site-map.ts';
import columns from './columns.module.css';
import styles from './page-lists.module.css';

const INFORMATION: readonly PartId[] = ['baggage', 'onBoard', 'care', 'fleet', 'help'];

/** The parts of the site in each menu. */
const LISTED: Readonly<Record<SiteListName, readonly SitePart[]>> = {
  'bar-information': partsOf(...INFORMATION),
  'bar-club': partsOf('club'),
  'menu-information': partsOf(...INFORMATION),
  'menu-club': partsOf('club'),
};

/** All pages of the site, in columns. */
export function SiteColumns() {
  return SITE_PARTS.map((part) => (
    <nav key={part.id} aria-labelledby={`foot-${part.id}`} data-screen-only="">
      <h2 id={`foot-${part.id}`} className={columns.label}>
        <Name part={part} />
      </h2>
      <ul>
        {part.pages.map((page) => (
          <li key={page.path}>
            <SiteLink area={page} />
          </li>
        ))}
      </ul>
    </nav>
  ));
}

/** The pages of a menu, part by part. */
export function SiteList({ name }: { name: SiteListName }) {
  const parts = LISTED[name];
  return (
    <div className={styles.parts} data-single={parts.length === 1 || undefined}>
      {parts.map((part) => (
        <div key={part.id}>
          <p id={`${name}-${part.id}`} className={styles.label}>
            <Name part={part} />
          </p>
          <ul className={styles.pages} aria-labelledby={`${name}-${part.id}`}>
            {part.pages.map((page) => (
              <li key={page.path}>
                <SiteLink area={page} className={styles.page} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function Name({ part }: { part: SitePart }) {
  const club = BRAND.clubName[useLocale()];
  return <FormattedMessage id={part.message} values={{ club }} />;
}
