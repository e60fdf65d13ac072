import { BackToBooking } from '#web/app/components/date-change/back-to-booking.tsx';
import { UnpaidSeats } from '#web/app/components/seat-order/unpaid-seats.tsx';
import { LiftLinks } from '#web/app/components/unblock-links/unblock-links-list.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useCodeText } from '#web/app/i18n/use-code-text.ts';
import { ButtonRow } from '#web/app/ui/button-row.tsx';
import { Notice } from '#web/app/ui/notice.tsx';
import type { ChangeableOrderFragment } from './changeable-order.gen.ts';

type BlockedProps = {
  order: ChangeableOrderFragment;
  /** A code of a rule. */
  reason: string;
  /** What was in the way may be gone. */
  onLifted: () => void;
};

/** Why the date cannot be changed, and the way to lift that where there is one. */
export function Blocked({ order, reason, onLifted }: BlockedProps) {
  const codeText = useCodeText();
  const unpaid = order.seatOrders.filter(({ state }) => state === 'PENDING_PAYMENT');
  return (
    <>
      <Notice tone="warning" title={<FormattedMessage id="trips-change-date.blocked" />}>
        <p>{codeText(reason)}</p>
        <LiftLinks code={reason} orderId={order.id} />
      </Notice>
      {reason === 'UNPAID_SEATS' &&
        unpaid.map((seatOrder) => (
          <UnpaidSeats key={seatOrder.id} seatOrder={seatOrder} onEnded={onLifted} />
        ))}
      <ButtonRow>
        <BackToBooking orderId={order.id} />
      </ButtonRow>
    </>
  );
}
