import { Time } from '#web/app/i18n/format/zone-time.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { skyOver } from '#web/app/scenes/stage/stage-end.ts';
import { VisuallyHidden } from '#web/app/ui/visually-hidden.tsx';
import styles from './airport-clock.module.css';
import type { GuideAirport } from './guide-airport.ts';

/** The time at an airport, beside the sky over it. */
export function AirportClock({ airport, now }: { airport: GuideAirport; now: string }) {
  return (
    <span className={styles.clock}>
      <span
        className={styles.sky}
        data-sky={skyOver({ ...airport, instant: now })}
        data-screen-only=""
      />
      <VisuallyHidden>
        <FormattedMessage id="information-airport.localTime" />{' '}
      </VisuallyHidden>
      <Time instant={now} zone={airport.zone} />
    </span>
  );
}
