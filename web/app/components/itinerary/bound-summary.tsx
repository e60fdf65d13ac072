import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { TripType } from '#schema/codes/flights/trip-types.ts';
import { useBrandName } from '#web/app/components/fare-conditions/use-brand-name.ts';
import { Day } from '#web/app/i18n/format/formatted.tsx';
import type { BoundSummaryFragment } from './bound-summary.gen.ts';
import styles from './bound-summary.module.css';
import { ItineraryDetail } from './itinerary-detail.tsx';
import { ItineraryLine } from './itinerary-line.tsx';
import { useBoundLabel } from './use-bound-label.ts';

export type BoundSummaryProps = {
  bound: BoundSummaryFragment;
  tripType: TripType;
  /** `compact`: one line, flights on demand; `full`: every flight with terminals and aircraft. */
  shape?: 'compact' | 'full';
  headingLevel?: 2 | 3 | 4;
  /** Beside the heading: "change" for instance. */
  action?: ReactNode;
  /** Beside the fare: what it costs. */
  price?: ReactNode;
};

/** A bound that was chosen: which one, when, how, and in which fare. Texts: `itinerary` and `fare-conditions`. */
export function BoundSummary(props: BoundSummaryProps) {
  const { bound, tripType, shape = 'compact', headingLevel = 3, action, price } = props;
  const { itinerary, brand } = bound;
  const label = useBoundLabel();
  const brandName = useBrandName();
  const Heading = `h${headingLevel}` as const;
  const numbers = itinerary.segments.map(({ flightNumber }) => flightNumber).join(', ');
  return (
    <div className={styles.frame}>
      <div className={`${styles.bound} ${styles[shape]}`}>
        <Heading className={styles.heading}>
          <span className={styles.label}>{label(tripType, bound.index)}</span>{' '}
          <Day value={itinerary.departure.local.slice(0, 10)} style="weekday" />
        </Heading>
        {action && <div className={styles.action}>{action}</div>}
        <div className={styles.itinerary}>
          {shape === 'full' ? (
            <ItineraryDetail itinerary={itinerary} />
          ) : (
            <ItineraryLine itinerary={itinerary} />
          )}
        </div>
        <p className={styles.fare}>
          <span>
            {brandName(brand)}
            {shape === 'compact' && <span className={styles.numbers}>{numbers}</span>}
          </span>
          {price && <strong className={styles.price}>{price}</strong>}
        </p>
      </div>
      {shape === 'compact' && (
        <details className={styles.details}>
          <summary>
            <FormattedMessage id="itinerary.details" />
          </summary>
          <ItineraryDetail itinerary={itinerary} />
        </details>
      )}
    </div>
  );
}
