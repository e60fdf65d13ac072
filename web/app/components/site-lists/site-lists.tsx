import { SiteLink, SiteName } from '#web/app/components/site-link/site-link.tsx';
import type { SiteMenu } from '#web/app/site-map/site-areas.ts';
import { partsOf, SITE_PARTS, type SitePart } from '#web/app/site-map/site-map.ts';
import columns from './columns.module.css';
import styles from './page-lists.module.css';

/** The parts of the site in each menu. */
const LISTED: Readonly<Record<SiteMenu['id'], readonly SitePart[]>> = {
  information: partsOf('baggage', 'onBoard', 'care', 'fleet', 'help'),
  club: partsOf('club'),
};

export type SiteListProps = {
  menu: SiteMenu['id'];
  /** The bar, or the menu that has it where the bar has no room for it: both are in the page. */
  in: 'bar' | 'menu';
};

/** All pages of the site, in columns. */
export function SiteColumns() {
  return SITE_PARTS.map((part) => (
    <nav key={part.id} aria-labelledby={`foot-${part.id}`} data-screen-only="">
      <h2 id={`foot-${part.id}`} className={columns.label}>
        <SiteName of={part} />
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
export function SiteList({ menu, in: place }: SiteListProps) {
  const parts = LISTED[menu];
  return (
    <div className={styles.parts} data-single={parts.length === 1 || undefined}>
      {parts.map((part) => (
        <div key={part.id}>
          <p id={`${place}-${part.id}`} className={styles.label}>
            <SiteName of={part} />
          </p>
          <ul className={styles.pages} aria-labelledby={`${place}-${part.id}`}>
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
