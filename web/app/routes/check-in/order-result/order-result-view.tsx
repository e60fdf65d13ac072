import { useRevalidator } from 'react-router';
import { BRAND } from '#schema/codes/base/brand.ts';
import type { LoadedQuery } from '#web/app/apollo/loaded-query.ts';
import { useLoaderQuery } from '#web/app/apollo/use-loader-query.ts';
import {
  flightsToCheckIn,
  type OpenFlight,
} from '#web/app/components/check-in/flights-to-check-in.ts';
import { Missing } from '#web/app/components/missing/missing.tsx';
import { LatePayment } from '#web/app/components/payment/late-payment.tsx';
import { FlightOfSeats } from '#web/app/components/seat-order/flight-of-seats.tsx';
import { UnpaidSeats } from '#web/app/components/seat-order/unpaid-seats.tsx';
import { Time } from '#web/app/i18n/format/zone-time.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { PageColumn } from '#web/app/page/page-column.tsx';
import { PageTitle } from '#web/app/page/page-title.tsx';
import { PageHeading } from '#web/app/ui/page-heading.tsx';
import { OrderResultDocument } from './order-result.route.gen.ts';
import { ResultActions } from './result-actions.tsx';
import { SeatResultList } from './seat-result-list.tsx';
import { outcomeOf, seatResults } from './seat-results.ts';

type OrderResultViewProps = {
  loaded: LoadedQuery<typeof OrderResultDocument>;
  segment: number;
  seatOrderId: string | null;
  /** The list of check-in; empty where no passenger can be checked in now. */
  openFlights: readonly OpenFlight[];
};

/**
 * Whether everyone has the seat that was chosen, what became of the money, and what can be done
 * next.
 */
export function OrderResultView(props: OrderResultViewProps) {
  const { loaded, segment, seatOrderId, openFlights } = props;
  const { revalidate } = useRevalidator();
  const { order } = useLoaderQuery(OrderResultDocument, loaded).data;
  const passengers = order?.passengerSegments.filter((one) => one.segment?.index === segment);
  const [first] = passengers ?? [];
  if (!order || !passengers || !first)
    return <Missing what="ORDER" title="check-in-order-result.name" />;
  const seatOrder = order.seatOrders.find(({ id }) => id === seatOrderId) ?? null;
  const results = seatResults(passengers, seatOrder);
  const unpaid = order.state === 'PENDING_PAYMENT';
  const outcome = outcomeOf(results, unpaid);
  const heldUntil = passengers.flatMap(({ seat }) => seat?.heldUntil ?? []).sort()[0];
  const open = order.seatOrders.find(
    ({ id, state, flight }) =>
      id === seatOrderId || (state === 'PENDING_PAYMENT' && flight.id === first.flight.id),
  );
  const [checkIn] = flightsToCheckIn(passengers, openFlights).filter(({ actions }) =>
    actions.includes('CHECK_IN'),
  );
  return (
    <PageColumn>
      <PageTitle id="check-in-order-result.title" values={{ outcome }} />
      <PageHeading lead={<FlightOfSeats flight={first.flight} />}>
        <FormattedMessage id="check-in-order-result.title" values={{ outcome }} />
      </PageHeading>
      {outcome === 'OPEN' && open && <UnpaidSeats seatOrder={open} onEnded={revalidate} />}
      {seatOrder?.state === 'CANCELLED' && <LatePayment payments={seatOrder.payments} />}
      <SeatResultList
        results={results}
        cause={outcome === 'HELD' ? 'WITH_BOOKING' : (seatOrder?.cancellationCause ?? null)}
      />
      <p>
        <FormattedMessage
          id="check-in-order-result.next"
          values={{
            outcome,
            time: heldUntil && <Time instant={heldUntil} zone={BRAND.commercialZone} />,
          }}
        />
      </p>
      <ResultActions order={order} segment={segment} outcome={outcome} checkIn={checkIn} />
    </PageColumn>
  );
}
