import { Link } from 'react-router';
import { flightDetailsAddress } from '#web/app/components/flight-day/flight-day-address.ts';
import type { AirborneFlightFragment } from '#web/app/components/globe/airborne-flights.query.gen.ts';
import { Time } from '#web/app/i18n/format/zone-time.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import styles from './airborne.module.css';

type AirborneLineProps = {
  flight: AirborneFlightFragment;
  isActive: boolean;
  onActive: (key: string | null) => void;
};

/** One flight in the air: where it comes from and goes to, and when it lands. */
export function AirborneLine({ flight, isActive, onActive }: AirborneLineProps) {
  const to = useLocalePath();
  const { id, date, segment, arrival } = flight;
  const { estimated, airport } = arrival;
  return (
    <li>
      <Link
        to={to(flightDetailsAddress(segment.flightNumber, date))}
        className={styles.flight}
        data-active={isActive || undefined}
        onPointerEnter={() => onActive(id)}
        onPointerLeave={() => onActive(null)}
        onFocus={() => onActive(id)}
        onBlur={() => onActive(null)}
      >
        <span className={styles.number}>{segment.flightNumber}</span>
        <span className={styles.way}>
          <FormattedMessage
            id="flight-status-search.route"
            values={{ from: segment.origin.city, to: airport.city }}
          />
        </span>
        {estimated && (
          <span className={styles.lands}>
            <FormattedMessage
              id="flight-status-search.airborne.lands"
              values={{ time: <Time instant={estimated.instant} zone={estimated.zone} /> }}
            />
          </span>
        )}
      </Link>
    </li>
  );
}
