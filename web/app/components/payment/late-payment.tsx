import type { OrderStatusFragment } from '#web/app/components/order-view/order-status.gen.ts';
import { useFormat } from '#web/app/i18n/format/use-format.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { Notice } from '#web/app/ui/notice.tsx';
import { WrongAmount } from './wrong-amount.tsx';

type Payments = OrderStatusFragment['payments'];

/** Says that money for a closed order goes back, or that none was taken. */
export function LatePayment({ payments }: { payments: Payments }) {
  const { money } = useFormat();
  const late = payments.find(({ state }) => state === 'SUCCEEDED');
  if (late)
    return (
      <Notice tone="info" title={<FormattedMessage id="booking-payment.late" />}>
        <FormattedMessage
          id={late.refundedAt ? 'booking-payment.late.sentBack' : 'booking-payment.late.goesBack'}
          values={{ amount: money(late.amount) }}
        />
      </Notice>
    );
  const mismatched = payments.find(({ state }) => state === 'MISMATCHED');
  if (mismatched) return <WrongAmount payment={mismatched} payable={false} />;
  // Only what the provider has declined is certain: an attempt that has run out may still bring
  // money.
  const certain = payments.every(({ state }) => state === 'FAILED');
  return (
    <Notice tone="info">
      <FormattedMessage
        id={certain ? 'booking-payment.late.none' : 'booking-payment.late.perhaps'}
      />
    </Notice>
  );
}
