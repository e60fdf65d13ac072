import { Flex, Stack } from '@chakra-ui/react';
import { BRAND } from '#schema/codes/base/brand.ts';
import { dateChangePath } from '#web/app/components/date-change/change-paths.ts';
import { NotNow } from '#web/app/components/not-now/not-now.tsx';
import { refundPath } from '#web/app/components/refund-view/refund-paths.ts';
import { Money } from '#web/app/i18n/format/formatted.tsx';
import { useClock } from '#web/app/i18n/format/use-clock.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import type { DetailedOrderFragment } from '#web/app/routes/trips/order-detail/detailed-order.gen.ts';
import { Muted } from '#web/app/ui/muted.tsx';
import { PartHeading } from '#web/app/ui/part-heading.tsx';
import { TextLink } from '#web/app/ui/text-link.tsx';
import type { OrderHistoryFragment } from './order-history.gen.ts';
import { PaymentEntry } from './payment-entry.tsx';

type OrderHistoryProps = { order: DetailedOrderFragment };

type OrderEvent = NonNullable<OrderHistoryFragment['events']>[number];

/** Several payments may end together, and several refunds take a step. */
const keyOf = (event: OrderEvent): string =>
  [
    event.__typename,
    event.at,
    'paymentId' in event && event.paymentId,
    'refundId' in event && `${event.refundId} ${event.refundState}`,
    'dateChangeId' in event && event.dateChangeId,
  ].join(' ');

function Entry({ event, order }: OrderHistoryProps & { event: OrderEvent }) {
  const to = useLocalePath();
  if (event.__typename === 'OrderPaymentMade') return <PaymentEntry payment={event} />;
  if (event.__typename === 'OrderRefundChanged') {
    const { refundId, refundNumber, refundState: state, money } = event;
    return (
      <Flex as="p" wrap="wrap" justify="space-between" columnGap="4">
        <span>
          <FormattedMessage
            id="trips-order-detail.history.refund"
            values={{
              state,
              number: <TextLink to={to(refundPath(refundId))}>{refundNumber}</TextLink>,
            }}
          />
        </span>
        {state !== 'REJECTED' && state !== 'WITHDRAWN' && <Money value={money} />}
      </Flex>
    );
  }
  if (event.__typename === 'OrderDateChanged') {
    const { dateChangeId, orderNumber, dateChangeState: state, totalDue } = event;
    return (
      <Flex as="p" wrap="wrap" justify="space-between" columnGap="4">
        <span>
          <FormattedMessage
            id="trips-order-detail.history.change"
            values={{
              state,
              number: <TextLink to={to(dateChangePath(dateChangeId))}>{orderNumber}</TextLink>,
            }}
          />
        </span>
        {state !== 'CANCELLED' && <Money value={totalDue} />}
      </Flex>
    );
  }
  if (event.__typename === 'OrderMealsChosen')
    return (
      <p>
        <FormattedMessage id="trips-order-detail.history.meals" values={{ count: event.count }} />
      </p>
    );
  return (
    <Flex as="p" wrap="wrap" justify="space-between" columnGap="4">
      <span>
        <FormattedMessage
          id="trips-order-detail.history.event"
          values={{ kind: event.__typename }}
        />
      </span>
      {/* once some have moved to another booking, the price is that of the others */}
      {event.__typename === 'OrderCreated' && order.successors.length === 0 && (
        <Money value={order.price.total} />
      )}
    </Flex>
  );
}

/**
 * What happened to the order, the latest first: booked, paid, ticketed, meals requested, changed,
 * refunded, each with its time and amount. While the service that knows refunds is away, it says
 * so.
 */
export function OrderHistory({ order }: OrderHistoryProps) {
  const { moment } = useClock();
  return (
    <>
      <PartHeading id="history">
        <FormattedMessage id="trips-order-detail.history" />
      </PartHeading>
      {order.refunds === null && <NotNow what="REFUNDS" />}
      <Stack as="ol" gap="3.5" listStyleType="none">
        {(order.events ?? []).map((event) => (
          <li key={keyOf(event)} data-event={event.__typename}>
            <Entry event={event} order={order} />
            <Muted>
              <FormattedMessage
                id="trips-order-detail.commercialTime"
                values={{ moment: moment(event.at, BRAND.commercialZone) }}
              />
            </Muted>
          </li>
        ))}
      </Stack>
    </>
  );
}
