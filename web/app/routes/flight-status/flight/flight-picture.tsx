import { useIntl } from 'react-intl';
import { flightProgress } from '#schema/rules/flights/flight-progress.ts';
import { useServerNow } from '#web/app/apollo/use-server-now.ts';
import { useFormat } from '#web/app/i18n/format/use-format.ts';
import {
  arcFrom,
  arcUntil,
  detour,
  ELSEWHERE,
  FROM,
  PICTURE,
  placeOnArc,
  TO,
  TURN,
} from './flight-course.ts';
import type { FlightDetailsFragment } from './flight-details.gen.ts';
import styles from './flight-picture.module.css';
import { landingPlace } from './landing-place.ts';

const EVERY_MILLISECONDS = 20_000;
const WHOLE = 1000;
/** An aircraft from above, its nose to the right. */
const AIRCRAFT =
  'M17 0c0 1.2-1.7 2-3.6 2H4.5L-3 12h-3.4L-2.9 2h-6.3l-2.9 3.8h-2.5L-13 0l-1.6-5.8h2.5L-9.2-2h6.3L-6.4-12H-3l7.5 10h8.9C15.3-2 17-1.2 17 0Z';

const instantOf = (moment: { readonly instant: string } | null) =>
  moment && new Date(moment.instant);

/** How far the flight is, by the gateway's clock, which moves on while the page is open. */
const useProgress = ({ asOf, departure, arrival }: FlightDetailsFragment) => {
  const now = new Date(useServerNow(asOf, EVERY_MILLISECONDS));
  return flightProgress(
    {
      offBlock: instantOf(departure.actual),
      onBlock: instantOf(arrival.actual),
      expectedArrival: instantOf(arrival.estimated),
    },
    now,
  );
};

/** The words that describe the picture. */
const captionOf = ({ state, departure, arrival }: FlightDetailsFragment) => {
  if (state === 'CANCELLED') return 'off';
  if (arrival.diverted) return arrival.landing ? 'elsewhere' : 'detour';
  if (arrival.actual) return 'there';
  return departure.actual ? 'underWay' : 'ahead';
};

/**
 * The path of the flight: a line as far as it has come, dashes ahead, and the aircraft between; in
 * words below.
 */
export function FlightPicture({ flight }: { flight: FlightDetailsFragment }) {
  const intl = useIntl();
  const { duration } = useFormat();
  const { minutesFlown, minutesLeft, permille } = useProgress(flight);
  const { segment, arrival, state } = flight;
  const part = arrival.diverted ? TURN : permille / WHOLE;
  const place =
    arrival.diverted && arrival.landing ? { ...ELSEWHERE, degrees: 40 } : placeOnArc(part);
  const [from, to] = [segment.origin, segment.destination].map(
    ({ city, code }) => `${city} ${code}`,
  );
  const words = intl.formatMessage(
    { id: 'flight-status-flight.progress' },
    {
      stage: captionOf(flight),
      flown: duration(minutesFlown),
      left: duration(minutesLeft ?? 0),
      whole: duration(segment.durationMinutes),
      city: landingPlace(flight),
    },
  );
  return (
    <figure className={styles.picture}>
      <svg
        className={styles.way}
        viewBox={`0 0 ${PICTURE.width} ${PICTURE.height}`}
        role="img"
        aria-label={`${from} – ${to}: ${words}`}
      >
        <path className={styles.ahead} d={arcFrom(part)} />
        {part > 0 && <path className={styles.flown} d={arcUntil(part)} />}
        {arrival.diverted && <path className={styles.flown} d={detour()} />}
        <circle className={styles.end} cx={FROM.x} cy={FROM.y} r="6" />
        <circle className={styles.end} cx={TO.x} cy={TO.y} r="6" />
        {arrival.diverted && (
          <circle className={styles.ring} cx={ELSEWHERE.x} cy={ELSEWHERE.y} r="6" />
        )}
        {state !== 'CANCELLED' && (
          <path
            className={styles.aircraft}
            d={AIRCRAFT}
            transform={`translate(${place.x} ${place.y}) rotate(${place.degrees}) scale(1.35)`}
          />
        )}
      </svg>
      <figcaption className={styles.caption} aria-hidden="true">
        <span>{from}</span>
        <span className={styles.words}>{words}</span>
        <span className={styles.destination}>{to}</span>
      </figcaption>
    </figure>
  );
}
