import { FailedAttempt } from '#web/app/components/payment/failed-attempt.tsx';
import type { Stage } from '#web/app/components/payment/stage.ts';
import type { usePaymentAnswer } from '#web/app/components/payment/use-payment-answer.ts';
import { OpenAttempt } from './open-attempt.tsx';
import type { PaidOrderFragment } from './paid-order.gen.ts';

type AttemptNoticeProps = {
  order: PaidOrderFragment;
  stage: Stage;
  payment: ReturnType<typeof usePaymentAnswer>;
};

/** What became of the latest attempt to pay: still open, or why it failed. */
export function AttemptNotice({ order, stage, payment }: AttemptNoticeProps) {
  const [latest] = order.payments;
  if (stage === 'OPEN') return <OpenAttempt order={order} payment={payment} />;
  return stage === 'FAILED' && latest ? <FailedAttempt payment={latest} /> : null;
}
