import { useIntl } from 'react-intl';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useConfiguration } from '#web/app/session/use-configuration.ts';
import styles from './demo-banner.module.css';

const START = '/demo';
const MAILBOX = '/demo/mailbox';
const DESK = '/demo/desk';
const GRAPHIQL = '/graphql';

/**
 * On a demonstration: says so, and links to its scenarios, its mail, the airline's desk and the
 * schema. Renders nothing elsewhere.
 */
export function DemoBanner() {
  const intl = useIntl();
  if (!useConfiguration().demo) return null;
  return (
    <aside
      className={styles.banner}
      aria-label={intl.formatMessage({ id: 'shell.demo.label' })}
      data-screen-only=""
    >
      <p>
        <FormattedMessage id="shell.demo.text" />
      </p>
      <a href={START}>
        <FormattedMessage id="shell.demo.start" />
      </a>
      <a href={MAILBOX}>
        <FormattedMessage id="shell.demo.mailbox" />
      </a>
      <a href={DESK}>
        <FormattedMessage id="shell.demo.desk" />
      </a>
      <a href={GRAPHIQL}>
        <FormattedMessage id="shell.demo.graphiql" />
      </a>
    </aside>
  );
}
