import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { BRAND } from '#schema/codes/base/brand.ts';
import type { Locale } from '#schema/codes/base/locales.ts';
import { localePath } from '#web/app/i18n/locale-path.ts';
import type { SiteListName } from '#web/app/site-map/site-areas.ts';
import {
  type PartId,
  partsOf,
  SITE_PARTS,
  type SitePage,
  type SitePart,
} from '#web/app/site-map/site-map.ts';
import columns from './columns.module.css';
import styles from './page-lists.module.css';

export interface SiteListProps {
  name: SiteListName;
  locale: Locale;
  /** Of the shown page, with its locale. */
  pathname: string;
}

const INFORMATION: readonly PartId[] = ['baggage', 'onBoard', 'care', 'fleet', 'help'];

/** The parts of the site in each list. */
export const LISTED: Readonly<Record<SiteListName, readonly SitePart[]>> = {
  'bar-information': partsOf(...INFORMATION),
  'bar-club': partsOf('club'),
  'menu-information': partsOf(...INFORMATION),
  'menu-club': partsOf('club'),
  foot: SITE_PARTS,
};

export const SiteList = (props: SiteListProps) =>
  props.name === 'foot' ? <Columns {...props} /> : <Lists {...props} />;

function Columns(props: SiteListProps) {
  return LISTED.foot.map((part) => (
    <nav key={part.id} aria-labelledby={`foot-${part.id}`} data-screen-only="">
      <h2 id={`foot-${part.id}`} className={columns.label}>
        <Name locale={props.locale} of={part} />
      </h2>
      <ul>
        <Pages {...props} pages={part.pages} />
      </ul>
    </nav>
  ));
}

function Lists(props: SiteListProps) {
  const parts = LISTED[props.name];
  return (
    <div className={styles.parts} data-single={parts.length === 1 || undefined}>
      {parts.map((part) => (
        <div key={part.id}>
          <p id={`${props.name}-${part.id}`} className={styles.label}>
            <Name locale={props.locale} of={part} />
          </p>
          <ul className={styles.pages} aria-labelledby={`${props.name}-${part.id}`}>
            <Pages {...props} pages={part.pages} className={styles.page} />
          </ul>
        </div>
      ))}
    </div>
  );
}

interface PagesProps extends SiteListProps {
  pages: readonly SitePage[];
  className?: string | undefined;
}

function Pages({ pages, locale, pathname, className }: PagesProps): ReactNode {
  return pages.map((page) => {
    const to = localePath(locale, page.path);
    const here = to.toLowerCase() === pathname.toLowerCase();
    return (
      <li key={page.path}>
        <a
          href={to}
          className={className}
          aria-current={here ? 'page' : undefined}
          data-discover="true"
        >
          <Name locale={locale} of={page} />
        </a>
      </li>
    );
  });
}

const Name = ({ locale, of: { message } }: { locale: Locale; of: SitePage | SitePart }) => (
  <FormattedMessage id={message} values={{ club: BRAND.clubName[locale] }} />
);
