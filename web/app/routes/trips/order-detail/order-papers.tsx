import { lazy, Suspense } from 'react';
import { cancelledSegments } from '#web/app/components/airline-change/cancelled-segments.ts';
import { OrderTickets } from '#web/app/components/order-view/order-tickets.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { PagePart, PartHeading } from '#web/app/ui/part-heading.tsx';
import type { DetailedOrderFragment } from './detailed-order.gen.ts';

/**
 * These are far below the flights, and what is pressed there works before they are hydrated, or
 * folds.
 */
const PriceSummary = lazy(() =>
  import('#web/app/components/price-summary/price-summary.tsx').then(
    ({ PriceSummary: summary }) => ({ default: summary }),
  ),
);
const OrderHistory = lazy(() =>
  import('./history/order-history.tsx').then(({ OrderHistory: history }) => ({ default: history })),
);

/** What is only read: ticket numbers, the price, and what has happened. */
export function OrderPapers({ order }: { order: DetailedOrderFragment }) {
  return (
    <>
      {order.tickets.length > 0 && (
        <PagePart aria-labelledby="tickets">
          <PartHeading id="tickets">
            <FormattedMessage id="trips-order-detail.tickets" />
          </PartHeading>
          <OrderTickets order={order} coupons cancelled={cancelledSegments(order)} />
        </PagePart>
      )}
      <Suspense fallback={null}>
        <PagePart data-keep-together="">
          <PriceSummary price={order.price} collapsible />
        </PagePart>
        <PagePart aria-labelledby="history" data-keep-together="">
          <OrderHistory order={order} />
        </PagePart>
      </Suspense>
    </>
  );
}
