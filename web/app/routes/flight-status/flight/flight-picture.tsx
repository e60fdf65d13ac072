import { kindOfTime } from '#web/app/components/flight-day/time-kind.ts';
import { TripStage } from '#web/app/scenes/stage/trip-stage.tsx';
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
import { useProgress, useProgressWords } from './use-progress.ts';

const WHOLE = 1000;
/** An aircraft from above, its nose to the right. */
const AIRCRAFT =
  'M17 0c0 1.2-1.7 2-3.6 2H4.5L-3 12h-3.4L-2.9 2h-6.3l-2.9 3.8h-2.5L-13 0l-1.6-5.8h2.5L-9.2-2h6.3L-6.4-12H-3l7.5 10h8.9C15.3-2 17-1.2 17 0Z';

/** Where the flight leaves and where it is to land, each at the time that is known best. */
const endsOf = ({ segment, departure, arrival }: FlightDetailsFragment) => ({
  from: { ...segment.origin, instant: kindOfTime(departure).told.instant },
  to: { ...segment.destination, instant: kindOfTime(arrival).told.instant },
});

/**
 * Both places under their skies and the path between them: a line as far as the flight has come,
 * dots ahead, and the aircraft between.
 */
export function FlightPicture({ flight }: { flight: FlightDetailsFragment }) {
  const words = useProgressWords(flight);
  const { permille } = useProgress(flight);
  const { segment, arrival, state } = flight;
  const isOff = state === 'CANCELLED';
  const part = arrival.diverted ? TURN : permille / WHOLE;
  const place =
    arrival.diverted && arrival.landing ? { ...ELSEWHERE, degrees: 20 } : placeOnArc(part);
  const [from, to] = [segment.origin, segment.destination].map(
    ({ city, code }) => `${city} ${code}`,
  );
  return (
    <TripStage
      {...endsOf(flight)}
      isOff={isOff}
      way={
        <>
          <svg
            className={styles.way}
            viewBox={`0 0 ${PICTURE.width} ${PICTURE.height}`}
            preserveAspectRatio="none"
            role="img"
            aria-label={`${from} – ${to}: ${words}`}
          >
            <path className={styles.ahead} d={arcFrom(part)} />
            {part > 0 && <path className={styles.flown} d={arcUntil(part)} />}
            {arrival.diverted && (
              <path className={arrival.landing ? styles.flown : styles.ahead} d={detour()} />
            )}
            {[FROM, arrival.diverted ? ELSEWHERE : TO].map(({ x, y }) => (
              <path key={x} className={styles.end} d={`M${x} ${y}h0`} />
            ))}
          </svg>
          {!isOff && (
            <svg
              className={styles.aircraft}
              style={{
                left: `${(place.x / PICTURE.width) * 100}%`,
                top: `${(place.y / PICTURE.height) * 100}%`,
                rotate: `${place.degrees}deg`,
              }}
              viewBox="-18 -14 36 28"
              aria-hidden="true"
            >
              <path d={AIRCRAFT} />
            </svg>
          )}
        </>
      }
    />
  );
}
