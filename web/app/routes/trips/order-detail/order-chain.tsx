import { dateChangePath } from '#web/app/components/date-change/change-paths.ts';
import { orderPath } from '#web/app/components/order-view/order-paths.ts';
import { PaidAlong } from '#web/app/components/price-summary/paid-along.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { Notice } from '#web/app/ui/notice.tsx';
import { PrintedCode } from '#web/app/ui/printed-code.tsx';
import { TextLink } from '#web/app/ui/text-link.tsx';
import type { DetailedOrderFragment } from './detailed-order.gen.ts';

type Neighbour = DetailedOrderFragment['successors'][number];

/** A booking before or after this one, by its reference. */
function Reference({ id, bookingReference }: Neighbour) {
  const to = useLocalePath();
  return (
    <TextLink to={to(orderPath(id))}>
      <PrintedCode>{bookingReference}</PrintedCode>
    </TextLink>
  );
}

/**
 * What changes of date have made of the order: one that waits for payment, the bookings after it,
 * the booking before it.
 */
export function OrderChain({ order }: { order: DetailedOrderFragment }) {
  const to = useLocalePath();
  const { state, predecessor, successors, dateChanges, paymentChain } = order;
  const underWay = dateChanges.find((change) => change.state === 'PENDING_PAYMENT');
  return (
    <>
      {underWay && (
        <Notice tone="warning" title={<FormattedMessage id="trips-order-detail.changing" />}>
          <FormattedMessage
            id="trips-order-detail.changing.text"
            values={{
              link: (words) => <TextLink to={to(dateChangePath(underWay.id))}>{words}</TextLink>,
            }}
          />
        </Notice>
      )}
      {successors.map((successor) => (
        <Notice key={successor.id} tone="info">
          <FormattedMessage
            id="trips-order-detail.successor"
            values={{
              whole: String(state === 'CHANGED'),
              reference: <Reference {...successor} />,
            }}
          />
        </Notice>
      ))}
      {predecessor && (
        <Notice tone="info">
          <FormattedMessage
            id="trips-order-detail.predecessor"
            values={{ reference: <Reference {...predecessor} /> }}
          />
          <PaidAlong chain={paymentChain} />
        </Notice>
      )}
    </>
  );
}
