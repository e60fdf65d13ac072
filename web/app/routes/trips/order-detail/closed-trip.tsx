import { OrderTrip } from '#web/app/components/order-view/order-trip.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { PartHeading } from '#web/app/ui/part-heading.tsx';
import type { DetailedOrderFragment } from './detailed-order.gen.ts';

/** The flights of an order of which nothing is flown any more. */
export function ClosedTrip({ order }: { order: DetailedOrderFragment }) {
  return (
    <section aria-labelledby="closed-trip">
      <PartHeading id="closed-trip">
        <FormattedMessage id="trips-order-detail.trip" />
      </PartHeading>
      <OrderTrip order={order} isOff />
    </section>
  );
}
