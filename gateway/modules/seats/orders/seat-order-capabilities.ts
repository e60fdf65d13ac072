import type { SeatOrder } from '#gateway/modules/seats/seat.model.ts';
import type { CapabilityReason, OrderFacts } from '#schema/rules/orders/order-facts.ts';

/** Why an unpaid seat order cannot be cancelled; null when it can. */
export const seatOrderRefusal = (
  { state }: Pick<SeatOrder, 'state'>,
  payment: OrderFacts['payment'],
): 'ALREADY_PAID' | 'PAYMENT_IN_PROGRESS' | 'ORDER_CLOSED' | null => {
  if (state === 'CANCELLED' || state === 'REFUNDED') return 'ORDER_CLOSED';
  if (state !== 'PENDING_PAYMENT' || payment === 'CAPTURED') return 'ALREADY_PAID';
  return payment === 'IN_PROGRESS' ? 'PAYMENT_IN_PROGRESS' : null;
};

const endOf = ({ state, cancellationCause }: SeatOrder): CapabilityReason => {
  if (state !== 'CANCELLED') return 'ORDER_CLOSED';
  return cancellationCause === 'PAYMENT_WINDOW' ? 'PAYMENT_WINDOW_OVER' : 'ORDER_CANCELLED';
};

/** What can be done with a seat order, and if not, why not. */
export type SeatOrderCapability = {
  readonly action: 'PAY' | 'CANCEL' | 'CANCEL_SEAT';
  readonly allowed: boolean;
  readonly from: null;
  readonly until: Date | null;
  readonly reason: CapabilityReason | null;
};

/** What can be done with a seat order, allowed or not, with reasons (RULES 4.9). */
export const seatOrderCapabilities = (
  order: SeatOrder,
  payment: OrderFacts['payment'],
): SeatOrderCapability[] => {
  const { state, paymentDueAt } = order;
  const unpaid = state === 'PENDING_PAYMENT' && payment !== 'CAPTURED';
  const paid = state === 'PAID' || state === 'PART_REFUNDED';
  const closed = endOf(order);
  const cancel = seatOrderRefusal(order, payment);
  const reasons: Record<SeatOrderCapability['action'], CapabilityReason | null> = {
    PAY: unpaid ? null : paid || payment === 'CAPTURED' ? 'ALREADY_PAID' : closed,
    CANCEL: cancel === 'ORDER_CLOSED' ? closed : cancel,
    CANCEL_SEAT: paid ? null : state === 'PENDING_PAYMENT' ? 'NOT_PAID' : closed,
  };
  return (['PAY', 'CANCEL', 'CANCEL_SEAT'] as const).map((action) => ({
    action,
    allowed: reasons[action] === null,
    until: reasons[action] === null && !paid ? paymentDueAt : null,
    from: null,
    reason: reasons[action],
  }));
};
