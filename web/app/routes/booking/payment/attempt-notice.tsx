import { FormattedMessage } from 'react-intl';
import { MismatchedMoney } from '#web/app/components/payment/mismatched-money.tsx';
import type { Stage } from '#web/app/components/payment/stage.ts';
import type { usePaymentAnswer } from '#web/app/components/payment/use-payment-answer.ts';
import { useCodeText } from '#web/app/i18n/use-code-text.ts';
import { Notice } from '#web/app/ui/notice.tsx';
import { OpenAttempt } from './open-attempt.tsx';
import type { PaidOrderFragment } from './paid-order.gen.ts';

type AttemptNoticeProps = {
  order: PaidOrderFragment;
  stage: Stage;
  payment: ReturnType<typeof usePaymentAnswer>;
};

/** What became of the latest attempt to pay: still open, or why it failed. */
export function AttemptNotice({ order, stage, payment }: AttemptNoticeProps) {
  const codeText = useCodeText();
  const [latest] = order.payments;
  if (stage === 'OPEN') return <OpenAttempt order={order} payment={payment} />;
  if (stage !== 'FAILED' || !latest) return null;
  if (latest.state === 'MISMATCHED') return <MismatchedMoney payment={latest} payable />;
  return (
    <Notice tone="warning" role="alert" title={<FormattedMessage id="booking-payment.failed" />}>
      <p>
        {latest.failure ? (
          codeText(latest.failure)
        ) : (
          <FormattedMessage id="booking-payment.failed.expired" />
        )}
      </p>
      <p>
        <FormattedMessage id="booking-payment.failed.text" />
      </p>
    </Notice>
  );
}
