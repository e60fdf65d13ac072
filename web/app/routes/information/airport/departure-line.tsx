import { Duration } from '#web/app/i18n/format/formatted.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import styles from './departure-line.module.css';
import type { GuideAirport } from './guide-airport.ts';

/** When the counters of an airport open and close, on a line that ends at the departure. */
export function DepartureLine({ counters }: Pick<GuideAirport, 'counters'>) {
  const steps = [
    { id: 'open', minutes: counters.opensMinutes },
    { id: 'close', minutes: counters.closesMinutes },
    { id: 'leave', minutes: 0 },
  ] as const;
  return (
    <ol className={styles.line}>
      {steps.map(({ id, minutes }) => (
        <li key={id} className={styles.step} data-step={id}>
          {minutes > 0 && (
            <span className={styles.before}>
              <FormattedMessage
                id="information-airport.before"
                values={{ time: <Duration minutes={minutes} /> }}
              />
            </span>
          )}
          <FormattedMessage id="information-airport.step" values={{ step: id }} />
        </li>
      ))}
    </ol>
  );
}
