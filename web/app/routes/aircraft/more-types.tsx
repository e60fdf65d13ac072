import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { AircraftTypeCode } from '#web/app/apollo/schema-types.gen.ts';
import { aircraftPath, FLEET } from '#web/app/components/aircraft-name/aircraft-path.ts';
import { useAircraftName } from '#web/app/components/aircraft-name/use-aircraft-name.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { Icon } from '#web/app/ui/icon.tsx';
import styles from './more-types.module.css';

/** The types before and after this one. */
export function MoreTypes({ code }: { code: AircraftTypeCode }) {
  const intl = useIntl();
  const nameOf = useAircraftName();
  const to = useLocalePath();
  const at = FLEET.indexOf(code);
  const [previous, next] = [at > 0 ? FLEET[at - 1] : undefined, FLEET[at + 1]];
  return (
    <nav
      className={styles.more}
      aria-label={intl.formatMessage({ id: 'aircraft.moreTypes' })}
      data-screen-only=""
    >
      {previous && (
        <Link to={to(aircraftPath(previous))} className={styles.previous} rel="prev">
          <Icon name="chevron-left" />
          <span>
            <span className={styles.direction}>
              <FormattedMessage id="aircraft.previous" />
            </span>
            {nameOf(previous)}
          </span>
        </Link>
      )}
      {next && (
        <Link to={to(aircraftPath(next))} className={styles.next} rel="next">
          <span>
            <span className={styles.direction}>
              <FormattedMessage id="aircraft.next" />
            </span>
            {nameOf(next)}
          </span>
          <Icon name="chevron-right" />
        </Link>
      )}
    </nav>
  );
}
