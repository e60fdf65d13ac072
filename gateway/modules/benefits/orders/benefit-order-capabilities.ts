import type { BenefitOrder } from '#gateway/modules/benefits/benefit.model.ts';
import type { CapabilityReason, OrderFacts } from '#schema/rules/orders/order-facts.ts';

/** Why an unpaid benefit order cannot be cancelled; null when it can. */
export const benefitOrderRefusal = (
  { state }: Pick<BenefitOrder, 'state'>,
  payment: OrderFacts['payment'],
): 'ALREADY_PAID' | 'PAYMENT_IN_PROGRESS' | 'ORDER_CLOSED' | null => {
  if (state === 'CANCELLED' || state === 'REFUNDED') return 'ORDER_CLOSED';
  if (state === 'PAID' || payment === 'CAPTURED') return 'ALREADY_PAID';
  return payment === 'IN_PROGRESS' ? 'PAYMENT_IN_PROGRESS' : null;
};

const endOf = ({ state, cancellationCause }: BenefitOrder): CapabilityReason => {
  if (state !== 'CANCELLED') return 'ORDER_CLOSED';
  return cancellationCause === 'PAYMENT_WINDOW' ? 'PAYMENT_WINDOW_OVER' : 'ORDER_CANCELLED';
};

/** What can be done with a benefit order, and if not, why not. */
export type BenefitOrderCapability = {
  readonly action: 'PAY' | 'CANCEL';
  readonly allowed: boolean;
  readonly until: Date | null;
  readonly reason: CapabilityReason | null;
};

/** PAY and CANCEL, allowed or not, with reasons (RULES 4.9). */
export const benefitOrderCapabilities = (
  order: BenefitOrder,
  payment: OrderFacts['payment'],
): BenefitOrderCapability[] => {
  const refusal = benefitOrderRefusal(order, payment);
  const cancel = refusal === 'ORDER_CLOSED' ? endOf(order) : refusal;
  const reasons = { PAY: cancel === 'PAYMENT_IN_PROGRESS' ? null : cancel, CANCEL: cancel };
  return (['PAY', 'CANCEL'] as const).map((action) => {
    const reason = reasons[action];
    return { action, allowed: reason === null, until: reason ? null : order.paymentDueAt, reason };
  });
};
