import { LatePayment } from '#web/app/components/payment/late-payment.tsx';
import { PaymentAttempt } from '#web/app/components/payment/payable/payment-attempt.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { Notice } from '#web/app/ui/notice.tsx';
import type { ExtrasOrderProps } from './extras-order-props.ts';

/** What became of the order and of the latest attempt to pay it. */
export function ExtrasAttempt({
  order,
  isGuest,
  stage,
  payment,
}: Pick<ExtrasOrderProps, 'order' | 'stage' | 'payment'> & { isGuest: boolean }) {
  const { state, payments, cancellationCause } = order;
  if (stage === 'BOOKED')
    return (
      <Notice
        tone="success"
        role="status"
        title={<FormattedMessage id="trips-extras-order.paid" />}
      >
        <FormattedMessage
          id={isGuest ? 'trips-extras-order.paid.guest' : 'trips-extras-order.paid.text'}
        />
      </Notice>
    );
  if (stage === 'CLOSED')
    return (
      <>
        <Notice>
          <FormattedMessage
            id="trips-extras-order.closed"
            values={{ cause: state === 'REFUNDED' ? 'REFUNDED' : cancellationCause }}
          />
        </Notice>
        {state === 'CANCELLED' && payments.length > 0 && <LatePayment payments={payments} />}
      </>
    );
  return (
    <PaymentAttempt
      payable={order}
      stage={stage}
      payment={payment}
      words="trips-extras-order"
      failed={<FormattedMessage id="trips-extras-order.failed" />}
    />
  );
}
