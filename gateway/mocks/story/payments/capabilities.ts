import type { Payment } from '#gateway/modules/payments/payment.model.ts';
import type { CapabilityReason } from '#schema/rules/orders/order-facts.ts';
import { openOf } from './attempts.ts';

/** How far something is that is paid for. */
export type Standing = {
  readonly state: 'PENDING_PAYMENT' | 'PAID' | 'CANCELLED';
  readonly paymentDueAt: Date;
  readonly payments: readonly Payment[];
};

const reasonsOf = (
  { state, payments }: Standing,
  now: Date,
): Record<'PAY' | 'CANCEL', CapabilityReason | null> => {
  if (state === 'PAID') return { PAY: 'ALREADY_PAID', CANCEL: 'ALREADY_PAID' };
  if (state === 'CANCELLED') return { PAY: 'ORDER_CANCELLED', CANCEL: 'ORDER_CANCELLED' };
  return { PAY: null, CANCEL: openOf(payments, now) ? 'PAYMENT_IN_PROGRESS' : null };
};

/** PAY and CANCEL of what is neither flights nor seats, as the schema shows them. */
export const payAndCancel = (standing: Standing, now: Date) => {
  const reasons = reasonsOf(standing, now);
  return (['PAY', 'CANCEL'] as const).map((action) => {
    const code = reasons[action];
    const until = code ? null : standing.paymentDueAt;
    const reason = code && { code, liftsAt: null, seatOrder: null };
    return { action, allowed: code === null, from: null, until, fee: null, reason };
  });
};

/** Why it cannot be cancelled; null when it can. */
export const cancelRefusal = (
  { state, payments }: Standing,
  now: Date,
): 'ALREADY_PAID' | 'PAYMENT_IN_PROGRESS' | 'ORDER_CLOSED' | null => {
  if (state === 'PAID') return 'ALREADY_PAID';
  if (state === 'CANCELLED') return 'ORDER_CLOSED';
  return openOf(payments, now) ? 'PAYMENT_IN_PROGRESS' : null;
};
