import { useIntl } from 'react-intl';
import { UnpaidSeats } from '#web/app/components/seat-order/unpaid-seats.tsx';
import { LiftLinks } from '#web/app/components/unblock-links/unblock-links-list.tsx';
import { useFormat } from '#web/app/i18n/format/use-format.ts';
import { useCodeText } from '#web/app/i18n/use-code-text.ts';
import { Notice } from '#web/app/ui/notice.tsx';
import type { RefundableOrder } from './refundable-order.ts';
import { reasonsOf, type Traveller } from './travellers.ts';

type BlockedProps = {
  order: RefundableOrder;
  travellers: readonly Traveller[];
  /** What prevented it is over: the order is asked for again. */
  onLifted: () => Promise<void>;
};

/**
 * What prevents a refund, each with the way to lift it: unpaid seats are paid or cancelled, other
 * things on a page of theirs.
 */
export function Blocked({ order, travellers, onLifted }: BlockedProps) {
  const intl = useIntl();
  const { personName } = useFormat();
  const codeText = useCodeText();
  const unpaid = order.seatOrders.filter(({ state }) => state === 'PENDING_PAYMENT');
  const isWhole = travellers.every(({ reason }) => reason !== null);
  // beside a name the form says the rest
  const reasons = reasonsOf(travellers).filter(({ code }) =>
    code === 'UNPAID_SEATS' ? unpaid.length === 0 : isWhole || code === 'STILL_CHECKED_IN',
  );
  return (
    <>
      {unpaid.map((seatOrder) => (
        <UnpaidSeats key={seatOrder.id} seatOrder={seatOrder} onEnded={onLifted} />
      ))}
      {reasons.map(({ code, names }) => (
        <Notice
          key={code}
          tone="info"
          title={
            names.length < travellers.length ? intl.formatList(names.map(personName)) : undefined
          }
        >
          <p>{codeText(code)}</p>
          <LiftLinks code={code} orderId={order.id} />
        </Notice>
      ))}
    </>
  );
}
