import type { OrderStatusFragment } from '#web/app/components/order-view/order-status.gen.ts';
import { useFormat } from '#web/app/i18n/format/use-format.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { Notice } from '#web/app/ui/notice.tsx';

type MismatchedMoneyProps = {
  payment: OrderStatusFragment['payments'][number];
  /** Whether the order can still be paid. */
  payable: boolean;
};

/** Another amount came than was asked for: what it was, and that all of it goes back. */
export function WrongAmount({ payment, payable }: MismatchedMoneyProps) {
  const { money } = useFormat();
  const { amount, captured, refundedAt } = payment;
  const values = { amount: money(amount), captured: money(captured ?? amount) };
  return (
    <Notice
      tone="warning"
      role="alert"
      title={<FormattedMessage id="booking-payment.mismatched" />}
    >
      <p>
        <FormattedMessage
          id={
            refundedAt ? 'booking-payment.mismatched.sentBack' : 'booking-payment.mismatched.text'
          }
          values={values}
        />
      </p>
      {payable && (
        <p>
          <FormattedMessage id="booking-payment.mismatched.again" />
        </p>
      )}
    </Notice>
  );
}
