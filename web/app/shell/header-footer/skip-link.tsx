import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { MAIN_ID } from './main.tsx';
import styles from './skip-link.module.css';

/** The first stop of the Tab key: past the top bar. */
export function SkipLink() {
  return (
    <a href={`#${MAIN_ID}`} className={styles.skip} data-screen-only="">
      <FormattedMessage id="shell.skip" />
    </a>
  );
}
