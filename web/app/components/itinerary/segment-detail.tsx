import { useAircraftName } from '#web/app/components/aircraft-name/use-aircraft-name.ts';
import { dayShift } from '#web/app/i18n/format/days.ts';
import { DayShift, Duration } from '#web/app/i18n/format/formatted.tsx';
import { Time } from '#web/app/i18n/format/zone-time.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { VisuallyHidden } from '#web/app/ui/visually-hidden.tsx';
import styles from './itinerary-detail.module.css';
import { OperatedBy } from './operated-by.tsx';
import type { SegmentDetailFragment } from './segment-detail.gen.ts';
import { terminalNumber } from './terminal-number.ts';

type Point = SegmentDetailFragment['departure'];
type PointProps = {
  kind: 'departs' | 'arrives';
  at: Point;
  /** From which moment days are counted. */
  from: Point;
  place: SegmentDetailFragment['origin'];
  terminal: string | null;
};

function PointOfFlight({ kind, at, from, place, terminal }: PointProps) {
  return (
    <div className={`${styles.point} ${styles[kind]}`}>
      <span className={styles.time}>
        <VisuallyHidden>
          <FormattedMessage id={`itinerary.${kind}`} />{' '}
        </VisuallyHidden>
        <Time instant={at.instant} zone={at.zone} />
        <DayShift days={dayShift(from, at)} />
      </span>
      <span className={styles.dot} aria-hidden="true" />
      <span>
        <span className={styles.city}>
          {place.city} {place.code}
        </span>
        <span className={styles.airport}>
          <span className={styles.parts}>
            <span>{place.name}</span>{' '}
            {terminal && (
              <span className={styles.terminal}>
                <FormattedMessage
                  id="itinerary.terminal"
                  values={{ terminal: terminalNumber(terminal) }}
                />
              </span>
            )}
          </span>
        </span>
      </span>
    </div>
  );
}

export type SegmentDetailProps = {
  segment: SegmentDetailFragment;
  /** The moment the bound begins, from which +1 is counted. */
  from: Point;
};

/**
 * One flight: where and when it leaves and lands, its number, aircraft and duration, and who else
 * flies it.
 */
export function SegmentDetail({ segment, from }: SegmentDetailProps) {
  const aircraftName = useAircraftName();
  const { departure, arrival, origin, destination } = segment;
  return (
    <>
      <PointOfFlight
        kind="departs"
        at={departure}
        from={from}
        place={origin}
        terminal={segment.departureTerminal}
      />
      <p className={styles.flight}>
        <span className={styles.number}>{segment.flightNumber}</span>
        {' · '}
        {aircraftName(segment.aircraft.code)}
        <OperatedBy segment={segment} />{' '}
        <span className={styles.duration}>
          <Duration minutes={segment.durationMinutes} />
        </span>
      </p>
      <PointOfFlight
        kind="arrives"
        at={arrival}
        from={from}
        place={destination}
        terminal={segment.arrivalTerminal}
      />
    </>
  );
}
