import { type ReactNode, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { BRAND } from '#schema/codes/brand.ts';
import { useLocale } from '../i18n/use-locale.ts';
import { Logo } from '../ui/logo.tsx';
import { AreaLink } from './area-link.tsx';
import styles from './footer.module.css';
import { LanguageLinks } from './language-links.tsx';
import { legalPages, type SiteArea, siteAreas } from './site-areas.ts';

/** Who to call, what else there is, and the small print. */
export function Footer() {
  const airline = BRAND.name[useLocale()];
  const year = new Date().getFullYear();
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.who}>
          <Logo name={airline} />
          <p className={styles.label}>
            <FormattedMessage id="shell.footer.help" />
          </p>
          <a className={styles.phone} href={`tel:${BRAND.phone.e164}`}>
            {BRAND.phone.display}
          </a>
          <a href={`mailto:${BRAND.email}`}>{BRAND.email}</a>
        </div>
        {siteAreas.length > 0 && (
          <Column title={<FormattedMessage id="shell.footer.site" />}>
            <Areas areas={siteAreas} />
          </Column>
        )}
        {legalPages.length > 0 && (
          <Column title={<FormattedMessage id="shell.footer.legal" />}>
            <Areas areas={legalPages} />
          </Column>
        )}
        <Column title={<FormattedMessage id="shell.language" />}>
          <LanguageLinks />
        </Column>
      </div>
      <p className={styles.rights} suppressHydrationWarning>
        <FormattedMessage id="shell.footer.rights" values={{ year: String(year), airline }} />
      </p>
    </footer>
  );
}

function Areas({ areas }: { areas: readonly SiteArea[] }) {
  return (
    <ul>
      {areas.map((area) => (
        <li key={area.path}>
          <AreaLink area={area} />
        </li>
      ))}
    </ul>
  );
}

function Column({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <nav className={styles.column} aria-labelledby={id} data-screen-only="">
      <h2 id={id} className={styles.label}>
        {title}
      </h2>
      {children}
    </nav>
  );
}
