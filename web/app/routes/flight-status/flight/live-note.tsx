import { FormattedMessage } from 'react-intl';
import { Time } from '#web/app/i18n/format/formatted.tsx';
import type { FlightDetailsFragment } from './flight-details.gen.ts';
import styles from './live-note.module.css';
import { useLiveFlight } from './use-live-flight.ts';

/** Events there have times in the zone of the place of arrival. */
const AT_ARRIVAL: readonly string[] = ['LANDED', 'ARRIVED', 'BELT_ASSIGNED', 'DIVERTED'];

/**
 * Whether the page is live, and the latest news with its time. Each new piece is announced politely to screen readers; what
 * was there when the page opened is not.
 */
export function LiveNote({ flight }: { flight: FlightDetailsFragment }) {
  const liveness = useLiveFlight(flight);
  const { lastChange, departure, arrival, segment, asOf } = flight;
  const isThere = lastChange !== null && AT_ARRIVAL.includes(lastChange.kind);
  const { zone } = isThere ? (arrival.actual ?? arrival.scheduled) : departure.scheduled;
  const { city } = isThere ? arrival.airport : segment.origin;
  return (
    <div className={styles.note} data-liveness={liveness}>
      {liveness !== 'none' && (
        <p className={styles.live}>
          <FormattedMessage id="flight-status-flight.liveness" values={{ liveness }} />
        </p>
      )}
      <p role="status" className={styles.news}>
        {lastChange ? (
          <FormattedMessage
            id="flight-status-flight.news"
            values={{
              time: <Time instant={lastChange.at} zone={zone} />,
              city,
              what: (
                <FormattedMessage
                  id="flight-status-flight.change"
                  values={{
                    kind: lastChange.kind,
                    gate: departure.gate ?? '',
                    belt: arrival.belt ?? '',
                    place: arrival.airport.city,
                    time: <Time {...(departure.estimated ?? departure.scheduled)} />,
                  }}
                />
              ),
            }}
          />
        ) : (
          <FormattedMessage
            id="flight-status-flight.noNews"
            values={{ time: <Time instant={asOf} zone={zone} />, city }}
          />
        )}
      </p>
    </div>
  );
}
