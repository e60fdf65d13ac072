import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { BRAND } from '#schema/codes/base/brand.ts';
import { AreaLink } from '#web/app/components/area-link/area-link.tsx';
import { useLocale } from '#web/app/i18n/use-locale.ts';
import type { SitePart } from '#web/app/site-map/site-map.ts';
import styles from './page-lists.module.css';

/** The pages of some parts of the site, part beside part. */
export function PageLists({ parts }: { parts: readonly SitePart[] }) {
  return (
    <div className={styles.parts} data-single={parts.length === 1 || undefined}>
      {parts.map((part) => (
        <PageList key={part.id} part={part} />
      ))}
    </div>
  );
}

function PageList({ part: { message, pages } }: { part: SitePart }) {
  const id = useId();
  const club = BRAND.clubName[useLocale()];
  return (
    <div>
      <p id={id} className={styles.label}>
        <FormattedMessage id={message} values={{ club }} />
      </p>
      <ul className={styles.pages} aria-labelledby={id}>
        {pages.map((page) => (
          <li key={page.path}>
            <AreaLink area={page} className={styles.page} />
          </li>
        ))}
      </ul>
    </div>
  );
}
