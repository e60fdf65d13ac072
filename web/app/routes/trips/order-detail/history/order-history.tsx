import { Flex, Stack } from '@chakra-ui/react';
import { BRAND } from '#schema/codes/base/brand.ts';
import { dateChangePath } from '#web/app/components/date-change/change-paths.ts';
import { refundPath } from '#web/app/components/refund-view/refund-paths.ts';
import { Money } from '#web/app/i18n/format/formatted.tsx';
import { useClock } from '#web/app/i18n/format/use-clock.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import type { DetailedOrderFragment } from '#web/app/routes/trips/order-detail/detailed-order.gen.ts';
import { Muted } from '#web/app/ui/muted.tsx';
import { Notice } from '#web/app/ui/notice.tsx';
import { PartHeading } from '#web/app/ui/part-heading.tsx';
import { TextLink } from '#web/app/ui/text-link.tsx';
import { type HistoryEntry, historyOf } from './history-of.ts';
import { PaymentEntry } from './payment-entry.tsx';

type OrderHistoryProps = { order: DetailedOrderFragment };

function Entry({ entry, order }: OrderHistoryProps & { entry: HistoryEntry }) {
  const to = useLocalePath();
  if (entry.kind === 'PAYMENT') return <PaymentEntry payment={entry.payment} />;
  if (entry.kind === 'REFUND') {
    const { refund, state } = entry;
    return (
      <Flex as="p" wrap="wrap" justify="space-between" columnGap="4">
        <span>
          <FormattedMessage
            id="trips-order-detail.history.refund"
            values={{
              state,
              number: <TextLink to={to(refundPath(refund.id))}>{refund.refundNumber}</TextLink>,
            }}
          />
        </span>
        {state !== 'REJECTED' && state !== 'WITHDRAWN' && <Money value={refund.money} />}
      </Flex>
    );
  }
  if (entry.kind === 'CHANGE') {
    const { id, orderNumber, state, totalDue } = entry.change;
    return (
      <Flex as="p" wrap="wrap" justify="space-between" columnGap="4">
        <span>
          <FormattedMessage
            id="trips-order-detail.history.change"
            values={{
              state,
              number: <TextLink to={to(dateChangePath(id))}>{orderNumber}</TextLink>,
            }}
          />
        </span>
        {state !== 'CANCELLED' && <Money value={totalDue} />}
      </Flex>
    );
  }
  if (entry.kind === 'MEALS')
    return (
      <p>
        <FormattedMessage id="trips-order-detail.history.meals" values={{ count: entry.count }} />
      </p>
    );
  return (
    <Flex as="p" wrap="wrap" justify="space-between" columnGap="4">
      <span>
        <FormattedMessage id="trips-order-detail.history.event" values={{ kind: entry.kind }} />
      </span>
      {/* once some have moved to another booking, the price is that of the others */}
      {entry.kind === 'BOOKED' && order.successors.length === 0 && (
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
      {order.refunds === null && (
        <Notice tone="warning">
          <FormattedMessage id="trips-order-detail.history.refundsAway" />
        </Notice>
      )}
      <Stack as="ol" gap="3.5" listStyleType="none">
        {historyOf(order).map((entry) => (
          <li key={entry.key} data-history={entry.kind}>
            <Entry entry={entry} order={order} />
            <Muted>
              <FormattedMessage
                id="trips-order-detail.commercialTime"
                values={{ moment: moment(entry.at, BRAND.commercialZone) }}
              />
            </Muted>
          </li>
        ))}
      </Stack>
    </>
  );
}
