import { memo, type ReactNode } from 'react';
import { useAircraftName } from '#web/app/components/aircraft-name/use-aircraft-name.ts';
import type { ItineraryDetailFragment } from '#web/app/components/itinerary/itinerary-detail.gen.ts';
import { ItineraryLine } from '#web/app/components/itinerary/itinerary-line.tsx';
import { OperatedBy } from '#web/app/components/itinerary/operated-by.tsx';
import { useClock } from '#web/app/i18n/format/use-clock.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import edge from './flight-edge.module.css';
import styles from './flight-row.module.css';

type FlightFactsProps = {
  itinerary: ItineraryDetailFragment;
  /** The id of its name. */
  id: string;
  price: ReactNode;
};

/** What a flight always shows. Another flight that unfolds does not render it again. */
export const FlightFacts = memo(function FlightFacts({ itinerary, id, price }: FlightFactsProps) {
  const { time } = useClock();
  const aircraftName = useAircraftName();
  const { departure, arrival, segments } = itinerary;
  return (
    <>
      <h3 id={id} className={styles.name}>
        <FormattedMessage
          id="flight-results.flightName"
          values={{
            departure: time(departure.instant, departure.zone),
            origin: segments[0]?.origin.city,
            arrival: time(arrival.instant, arrival.zone),
            destination: segments.at(-1)?.destination.city,
            number: segments.map(({ flightNumber }) => flightNumber).join(', '),
          }}
        />
      </h3>
      <div className={styles.itinerary}>
        <ItineraryLine itinerary={itinerary} />
      </div>
      <p className={`${styles.numbers} ${edge.beforePrice}`}>
        {segments.map((segment) => (
          <span key={segment.id}>
            <strong>{segment.flightNumber}</strong> {aircraftName(segment.aircraft.code)}
            <OperatedBy segment={segment} />
          </span>
        ))}
      </p>
      <div className={styles.price}>{price}</div>
    </>
  );
});
