import type { OrderStatusFragment } from '#web/app/components/order-view/order-status.gen.ts';
import type { PaymentAnswer } from './use-payment-answer.ts';

type Status = Pick<OrderStatusFragment, 'capabilities'>;

/** Whether the card was sent off and the bank has not answered yet. */
export const isAtBank = ({ capabilities }: Status): boolean =>
  capabilities.some(({ reason }) => reason?.code === 'PAYMENT_IN_PROGRESS');

/**
 * Whether paying again is safe: the provider has just said that no money came, and no bank is
 * deciding (RULES 5.12).
 */
export const mayPayAgain = (order: Status, { outcome }: Pick<PaymentAnswer, 'outcome'>): boolean =>
  (outcome === 'PENDING' || outcome === 'NOT_PAID') && !isAtBank(order);

/**
 * What the panel of an open attempt is about: a bank that decides, a payment that did not come, or
 * the question whether one was made.
 */
export function openHeading(
  order: Status,
  answer: Pick<PaymentAnswer, 'outcome'>,
): 'booking-payment.open' | 'booking-payment.open.atBank' | 'booking-payment.open.notPaid' {
  if (isAtBank(order)) return 'booking-payment.open.atBank';
  return mayPayAgain(order, answer) ? 'booking-payment.open.notPaid' : 'booking-payment.open';
}
