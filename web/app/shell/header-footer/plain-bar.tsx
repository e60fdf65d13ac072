import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { BRAND } from '#schema/codes/base/brand.ts';
import { useLocale, useLocalePath } from '#web/app/i18n/use-locale.ts';
import { Logo } from '#web/app/ui/brand-mark/logo.tsx';
import { LanguageLinks } from './language-links.tsx';
import styles from './plain-bar.module.css';

/**
 * In place of the top bar (RULES 12.2): the way home and the language, and nothing that leads away
 * from the form.
 */
export function PlainBar() {
  const intl = useIntl();
  const name = BRAND.name[useLocale()];
  return (
    <header className={styles.bar} data-screen-only="">
      <div className={styles.inner}>
        <Link
          to={useLocalePath()('/')}
          className={styles.logo}
          aria-label={intl.formatMessage({ id: 'shell.home' }, { airline: name })}
        >
          <Logo name={name} />
        </Link>
        <LanguageLinks className={styles.languages} />
      </div>
    </header>
  );
}
