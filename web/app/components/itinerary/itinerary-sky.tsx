import type { Position } from '#schema/rules/sky/sun.ts';
import { flightGradient } from '#web/app/scenes/sky/flight-sky.ts';
import type { ItineraryLineFragment } from './itinerary-line.gen.ts';
import styles from './itinerary-sky.module.css';

type ItinerarySkyProps = {
  itinerary: Pick<ItineraryLineFragment, 'departure' | 'arrival'> & {
    readonly segments: readonly { readonly origin: Position; readonly destination: Position }[];
  };
};

/** The skies between the first take-off and the last landing, on the line of a flight. */
export function ItinerarySky({ itinerary }: ItinerarySkyProps) {
  const { segments, departure, arrival } = itinerary;
  const from = segments[0]?.origin;
  const to = segments.at(-1)?.destination;
  if (!from || !to) return null;
  const background = flightGradient({
    from,
    to,
    takeOff: Date.parse(departure.instant),
    landing: Date.parse(arrival.instant),
  });
  return <span className={styles.sky} style={{ background }} />;
}
