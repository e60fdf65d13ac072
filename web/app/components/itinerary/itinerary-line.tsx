import type { ReactNode } from 'react';
import { DayShift, Duration } from '#web/app/i18n/format/formatted.tsx';
import { Time } from '#web/app/i18n/format/zone-time.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { VisuallyHidden } from '#web/app/ui/visually-hidden.tsx';
import type { ItineraryLineFragment } from './itinerary-line.gen.ts';
import styles from './itinerary-line.module.css';
import { StopsText } from './stops-text.tsx';

type Point = ItineraryLineFragment['departure'];
type Place = ItineraryLineFragment['segments'][number]['origin'];

function End({ kind, at, place, days = 0 }: EndProps) {
  return (
    <span className={`${styles.end} ${styles[kind]}`}>
      <VisuallyHidden>
        <FormattedMessage id={`itinerary.${kind}`} />{' '}
      </VisuallyHidden>
      <span className={styles.time}>
        <Time instant={at.instant} zone={at.zone} />
        <DayShift days={days} />
      </span>{' '}
      <span className={styles.place}>
        {place.city} <span className={styles.code}>{place.code}</span>
      </span>
    </span>
  );
}

type EndProps = { kind: 'departs' | 'arrives'; at: Point; place: Place; days?: number };

type ItineraryLineProps = {
  itinerary: ItineraryLineFragment;
  /** What lies on the line. */
  sky?: ReactNode;
};

/**
 * One bound as the site's sentence: dot, line, dot, with a ring for each transfer. Times are those
 * on the airports' clocks. Texts: `itinerary`.
 */
export function ItineraryLine({ itinerary, sky }: ItineraryLineProps) {
  const { segments, transfers } = itinerary;
  const [first] = segments;
  const last = segments.at(-1);
  if (!first || !last) return null;
  return (
    <span className={styles.line}>
      <End kind="departs" at={itinerary.departure} place={first.origin} />
      <span className={styles.between}>
        <span className={styles.note}>
          <VisuallyHidden>
            <FormattedMessage id="itinerary.duration" />{' '}
          </VisuallyHidden>
          <Duration minutes={itinerary.durationMinutes} />
        </span>
        <span className={styles.track} aria-hidden="true">
          {sky}
          {transfers.map(({ airport }) => (
            <span key={airport.id} className={styles.ring} />
          ))}
        </span>
        <span className={styles.note}>
          <StopsText transfers={transfers} />
        </span>
      </span>
      <End
        kind="arrives"
        at={itinerary.arrival}
        place={last.destination}
        days={itinerary.dayShift}
      />
    </span>
  );
}
