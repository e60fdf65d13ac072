import type { CancellationCause } from '#gateway/resolvers.gen.ts';
import type { CapabilityReason, OrderFacts } from '#schema/rules/orders/order-facts.ts';
import { isExpired } from '#schema/rules/orders/payment-window.ts';

/**
 * What seats, extras and changes of date have in common as something that is bought: held until it
 * is due, then paid or cancelled. What is not PENDING_PAYMENT, CANCELLED or REFUNDED is paid.
 */
export type Purchase = {
  readonly id: string;
  readonly number: string;
  readonly state: string;
  readonly cancellationCause: CancellationCause | null;
  readonly paymentDueAt: Date;
  readonly closedAt: Date | null;
};

/**
 * A purchase at an instant: unpaid past its time it is CANCELLED, whether or not a job has recorded
 * it (RULES 1.5).
 */
export const purchaseAt = <P extends Purchase>(purchase: P, now: Date): P =>
  purchase.state === 'PENDING_PAYMENT' && isExpired(purchase.paymentDueAt, now)
    ? {
        ...purchase,
        state: 'CANCELLED',
        cancellationCause: 'PAYMENT_WINDOW',
        closedAt: purchase.paymentDueAt,
      }
    : purchase;

const isClosed = ({ state }: Pick<Purchase, 'state'>): boolean =>
  state === 'CANCELLED' || state === 'REFUNDED';

/** Why an unpaid purchase cannot be cancelled; null when it can. */
export function cancelRefusal(
  purchase: Pick<Purchase, 'state'>,
  payment: OrderFacts['payment'],
): 'ALREADY_PAID' | 'PAYMENT_IN_PROGRESS' | 'ORDER_CLOSED' | null {
  if (isClosed(purchase)) return 'ORDER_CLOSED';
  if (purchase.state !== 'PENDING_PAYMENT' || payment === 'CAPTURED') return 'ALREADY_PAID';
  return payment === 'IN_PROGRESS' ? 'PAYMENT_IN_PROGRESS' : null;
}

/** Why it cannot be paid any more; null when it can. */
export function paymentRefusalOf(
  purchase: Purchase,
): 'ALREADY_PAID' | 'PAYMENT_WINDOW_OVER' | 'ORDER_CLOSED' | null {
  if (purchase.state === 'PENDING_PAYMENT') return null;
  if (!isClosed(purchase)) return 'ALREADY_PAID';
  return purchase.cancellationCause === 'PAYMENT_WINDOW' ? 'PAYMENT_WINDOW_OVER' : 'ORDER_CLOSED';
}

/** Why nothing can be done with a purchase that is closed. */
export function closedReason({ state, cancellationCause }: Purchase): CapabilityReason {
  if (state !== 'CANCELLED') return 'ORDER_CLOSED';
  return cancellationCause === 'PAYMENT_WINDOW' ? 'PAYMENT_WINDOW_OVER' : 'ORDER_CANCELLED';
}

/** What can be done with a purchase, and if not, why not. */
export type PurchaseCapability<Action extends string = 'PAY' | 'CANCEL'> = {
  readonly action: Action;
  readonly allowed: boolean;
  readonly until: Date | null;
  readonly reason: CapabilityReason | null;
};

/** PAY and CANCEL, allowed or not, with reasons (RULES 4.9). */
export function purchaseCapabilities(
  purchase: Purchase,
  payment: OrderFacts['payment'],
): PurchaseCapability[] {
  const refusal = cancelRefusal(purchase, payment);
  const cancel = refusal === 'ORDER_CLOSED' ? closedReason(purchase) : refusal;
  const reasons = { PAY: cancel === 'PAYMENT_IN_PROGRESS' ? null : cancel, CANCEL: cancel };
  return (['PAY', 'CANCEL'] as const).map((action) => {
    const reason = reasons[action];
    const until = reason ? null : purchase.paymentDueAt;
    return { action, allowed: reason === null, until, reason };
  });
}
