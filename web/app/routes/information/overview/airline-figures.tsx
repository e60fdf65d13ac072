import { useIntl } from 'react-intl';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import styles from './airline-figures.module.css';
import { countNetwork } from './count-network.ts';
import type { OverviewAircraftFragment } from './overview-aircraft.gen.ts';
import type { OverviewAirportFragment } from './overview-airport.gen.ts';

interface AirlineFiguresProps {
  airports: readonly OverviewAirportFragment[];
  aircraftTypes: readonly OverviewAircraftFragment[];
}

/** The airline in numbers, counted from what it flies today. */
export function AirlineFigures({ airports, aircraftTypes }: AirlineFiguresProps) {
  const intl = useIntl();
  const { cities, countries } = countNetwork(airports);
  const figures = [
    ['information-overview.cities', cities],
    ['information-overview.countries', countries],
    ['information-overview.types', aircraftTypes.length],
    ['information-overview.days', LIMITS.bookingHorizonDays],
  ] as const;
  return (
    <dl className={styles.figures}>
      {figures.map(([id, value]) => (
        <div key={id} className={styles.figure}>
          <dt className={styles.name}>
            <FormattedMessage id={id} />
          </dt>
          <dd className={styles.value}>{intl.formatNumber(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
