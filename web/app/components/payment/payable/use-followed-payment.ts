import { useEffect } from 'react';
import { isAwaited, type Stage } from '#web/app/components/payment/stage.ts';
import { useOnReturn } from '#web/app/components/payment/use-on-return.ts';
import { usePaymentAnswer } from '#web/app/components/payment/use-payment-answer.ts';

/**
 * Follows the payment of something that is not in the answer of `confirmPayment`: it is refetched
 * after each answer, and when the user returns to the page.
 */
export function useFollowedPayment(payableId: string, stage: Stage, refetch: () => Promise<void>) {
  const payment = usePaymentAnswer(payableId, isAwaited(stage));
  const { askedAt } = payment.answer;
  useEffect(() => {
    if (askedAt) void refetch();
  }, [askedAt, refetch]);
  useOnReturn(() => {
    if (isAwaited(stage)) void payment.ask();
    else void refetch();
  });
  return payment;
}

export type FollowedPayment = ReturnType<typeof useFollowedPayment>;
