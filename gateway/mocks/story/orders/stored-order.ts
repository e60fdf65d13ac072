import type { OrderParts, OrderRecord } from '#gateway/modules/orders/order.model.ts';
import type { Payment } from '#gateway/modules/payments/payment.model.ts';

/** An order, what belongs to it, and the attempts to pay it, the latest first. */
export type StoredOrder = {
  readonly record: OrderRecord;
  readonly parts: OrderParts;
  readonly payments: readonly Payment[];
};
