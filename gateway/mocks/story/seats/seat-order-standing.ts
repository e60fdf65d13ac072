import type { Story } from '#gateway/mocks/story/story.ts';
import { type Money, subtractMoney, zeroMoney } from '#schema/rules/base/money.ts';
import { isExpired } from '#schema/rules/orders/payment-window.ts';
import type { StoredSeatOrder } from './seat-choice.model.ts';

/** A seat order at an instant: past its time it is cancelled, and its seats are free. */
export const seatOrderAt = (order: StoredSeatOrder, now: Date): StoredSeatOrder =>
  order.state === 'PENDING_PAYMENT' && isExpired(order.paymentDueAt, now)
    ? {
        ...order,
        state: 'CANCELLED',
        closedAt: order.paymentDueAt,
        items: order.items.map((item) => ({ ...item, state: 'EXPIRED' })),
      }
    : order;

/** What is to be paid now. */
export const seatsDue = ({ state, total, credit }: StoredSeatOrder): Money =>
  state === 'PENDING_PAYMENT' ? subtractMoney(total, credit) : zeroMoney(total.currency);

/** One seat order as it is now. */
export const findSeatOrder = (
  { story }: { readonly story: Pick<Story, 'seatOrders'> },
  id: string,
  now: Date,
): StoredSeatOrder | null => {
  const found = story.seatOrders.get(id);
  return found ? seatOrderAt(found, now) : null;
};
