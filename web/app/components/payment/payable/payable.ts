import type { MoneyLike } from '#schema/format/money.ts';
import type { OrderStatusFragment } from '#web/app/components/order-view/order-status.gen.ts';

/**
 * What is paid for besides flights, as far as its payment is concerned: a seat order, a change of
 * date.
 */
export type Payable = Pick<OrderStatusFragment, 'id' | 'capabilities' | 'payments'> & {
  readonly amountDue: MoneyLike;
  /** Until when it must be paid; null once paid or closed. */
  readonly paymentDueAt: string | null;
  readonly serverNow: string;
};
