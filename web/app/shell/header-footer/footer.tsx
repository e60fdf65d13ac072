import { useIntl } from 'react-intl';
import { BRAND } from '#schema/codes/base/brand.ts';
import { SiteColumns } from '#web/app/components/site-lists/site-lists.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocale } from '#web/app/i18n/use-locale.ts';
import { Logo } from '#web/app/ui/brand-mark/logo.tsx';
import styles from './footer.module.css';
import { LanguageLinks } from './language-links.tsx';

/** Customer service, more links, and the small print. */
export function Footer() {
  const intl = useIntl();
  const locale = useLocale();
  const airline = BRAND.name[locale];
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
        <div className={styles.columns}>
          <SiteColumns />
        </div>
      </div>
      <div className={styles.end}>
        <nav aria-label={intl.formatMessage({ id: 'shell.language' })} data-screen-only="">
          <LanguageLinks className={styles.languages} />
        </nav>
        <p className={styles.rights} suppressHydrationWarning>
          <FormattedMessage id="shell.footer.rights" values={{ year: String(year), airline }} />
        </p>
      </div>
    </footer>
  );
}
