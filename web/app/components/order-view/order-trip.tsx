import { FormattedMessage } from 'react-intl';
import { BoundSummary } from '#web/app/components/itinerary/bound-summary.tsx';
import type { OrderTripFragment } from './order-trip.gen.ts';
import styles from './order-view.module.css';

export type OrderTripProps = { order: OrderTripFragment; headingLevel?: 2 | 3 };

/** Every flight of an order, bound after bound. Texts: `order-view`, `itinerary`, `fare-conditions`. */
export function OrderTrip({ order, headingLevel = 3 }: OrderTripProps) {
  return (
    <>
      <ol className={styles.bounds}>
        {order.bounds.map((bound) => (
          <li key={bound.index} data-keep-together="">
            <BoundSummary
              bound={bound}
              tripType={order.tripType}
              shape="full"
              headingLevel={headingLevel}
            />
          </li>
        ))}
      </ol>
      <p className={styles.note}>
        <FormattedMessage id="itinerary.localTimes" />
      </p>
    </>
  );
}
