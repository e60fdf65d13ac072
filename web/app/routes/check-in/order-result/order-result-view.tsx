import { FormattedMessage } from 'react-intl';
import { useRevalidator } from 'react-router';
import { BRAND } from '#schema/codes/base/brand.ts';
import type { Preloaded } from '#web/app/apollo/preload.ts';
import { usePreloaded } from '#web/app/apollo/use-preloaded.ts';
import { LateMoney } from '#web/app/components/payment/late-money.tsx';
import { NotOpenHere } from '#web/app/components/payment/not-open-here.tsx';
import { FlightOfSeats } from '#web/app/components/seat-order/flight-of-seats.tsx';
import { chooseSeatPath, paymentPath } from '#web/app/components/seat-order/seat-paths.ts';
import { UnpaidSeats } from '#web/app/components/seat-order/unpaid-seats.tsx';
import { Time } from '#web/app/i18n/format/formatted.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { PageColumn } from '#web/app/page/page-column.tsx';
import { PageTitle } from '#web/app/page/page-title.tsx';
import { LinkButton } from '#web/app/ui/button.tsx';
import { ButtonRow } from '#web/app/ui/button-row.tsx';
import { PageHeading } from '#web/app/ui/page-heading.tsx';
import {
  OrderResultDocument,
  type OrderResultQuery,
  type OrderResultQueryVariables,
} from './order-result.route.gen.ts';
import { SeatResultList } from './seat-result-list.tsx';
import { outcomeOf, seatResults } from './seat-results.ts';

type OrderResultViewProps = {
  preloaded: Preloaded<OrderResultQuery, OrderResultQueryVariables>;
  segment: number;
  seatOrderId: string | null;
};

/** Whether everyone has the seat that was chosen, what became of the money, and what can be done next. */
export function OrderResultView({ preloaded, segment, seatOrderId }: OrderResultViewProps) {
  const to = useLocalePath();
  const { revalidate } = useRevalidator();
  const { order } = usePreloaded(OrderResultDocument, preloaded).data;
  const passengers = order?.passengerSegments.filter((one) => one.segment?.index === segment);
  const [first] = passengers ?? [];
  if (!order || !passengers || !first) return <NotOpenHere />;
  const seatOrder = order.seatOrders.find(({ id }) => id === seatOrderId) ?? null;
  const results = seatResults(passengers, seatOrder);
  const unpaid = order.state === 'PENDING_PAYMENT';
  const outcome = outcomeOf(results, unpaid);
  const heldUntil = passengers.flatMap(({ seat }) => seat?.heldUntil ?? []).sort()[0];
  const isDone = outcome === 'ALL' || outcome === 'HELD';
  const query = new URLSearchParams({ order: order.id });
  return (
    <PageColumn>
      <PageTitle id="check-in-order-result.title" values={{ outcome }} />
      <PageHeading lead={<FlightOfSeats flight={first.flight} />}>
        <FormattedMessage id="check-in-order-result.title" values={{ outcome }} />
      </PageHeading>
      {outcome === 'OPEN' && seatOrder && (
        <UnpaidSeats seatOrder={seatOrder} onEnded={revalidate} />
      )}
      {seatOrder?.state === 'CANCELLED' && <LateMoney payments={seatOrder.payments} />}
      <SeatResultList results={results} cause={seatOrder?.cancellationCause ?? null} />
      <p>
        <FormattedMessage
          id="check-in-order-result.next"
          values={{
            outcome,
            time: heldUntil && <Time instant={heldUntil} zone={BRAND.commercialZone} />,
          }}
        />
      </p>
      <ButtonRow>
        {outcome !== 'OPEN' && (
          <LinkButton
            variant={isDone ? 'secondary' : 'primary'}
            to={to(chooseSeatPath(order.id, segment))}
          >
            <FormattedMessage id="check-in-order-result.again" values={{ outcome }} />
          </LinkButton>
        )}
        <LinkButton
          variant={isDone ? 'primary' : 'secondary'}
          to={to(unpaid ? paymentPath(order.id) : `/order/flightOrderDetail?${query}`)}
        >
          <FormattedMessage
            id={unpaid ? 'check-in-order-result.pay' : 'check-in-order-result.booking'}
          />
        </LinkButton>
      </ButtonRow>
    </PageColumn>
  );
}
