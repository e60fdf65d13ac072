import type { ReactNode } from 'react';
import type { OrderStatusFragment } from '#web/app/components/order-view/order-status.gen.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useCodeText } from '#web/app/i18n/use-code-text.ts';
import { Notice } from '#web/app/ui/notice.tsx';
import { WrongAmount } from './wrong-amount.tsx';

type FailedAttemptProps = {
  payment: OrderStatusFragment['payments'][number];
  /** What can be done now, where no seats are held. */
  now?: ReactNode;
};

/** Why the latest attempt to pay came to nothing, and that it can be tried again. */
export function FailedAttempt({ payment, now }: FailedAttemptProps) {
  const codeText = useCodeText();
  if (payment.state === 'MISMATCHED')
    return <WrongAmount payment={payment} payable={now === undefined} />;
  return (
    <Notice tone="warning" role="alert" title={<FormattedMessage id="booking-payment.failed" />}>
      <p>
        {payment.failure ? (
          codeText(payment.failure)
        ) : (
          <FormattedMessage id="booking-payment.failed.expired" />
        )}
      </p>
      <p>{now ?? <FormattedMessage id="booking-payment.failed.text" />}</p>
    </Notice>
  );
}
