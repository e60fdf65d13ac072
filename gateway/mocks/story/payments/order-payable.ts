import { ticketed } from '#gateway/mocks/story/orders/issue-tickets.ts';
import type { Makings } from '#gateway/mocks/story/orders/place-order.ts';
import type { StoredOrder } from '#gateway/mocks/story/orders/stored-order.ts';
import { orderAt } from '#gateway/modules/orders/read/order-standing.ts';
import type { PayableOrder } from '#gateway/modules/payments/payable.ts';
import { paymentRefusal } from '#gateway/modules/payments/payment-request.ts';
import { zeroMoney } from '#schema/rules/base/money.ts';
import { openAttempt, openOf, paid } from './attempts.ts';
import type { StoryPayable, Wanted } from './story-payable.ts';

/** An order that has been paid and ticketed. */
export const paidOrder = (order: StoredOrder, makings: Makings, now: Date): StoredOrder => {
  const [latest, ...earlier] = order.payments;
  if (!latest) throw new Error('an order is paid by an attempt');
  return ticketed(
    { ...order, payments: [paid(latest, now), ...earlier] },
    makings.story,
    makings.ids,
    now,
  );
};

/** An order with one more attempt to pay it. */
export const withAttempt = (
  order: StoredOrder,
  makings: Pick<Makings, 'ids'>,
  now: Date,
  { locale, points }: Wanted = { locale: order.record.locale, points: 0 },
): StoredOrder => {
  const { id, total, paymentDueAt } = order.record;
  const due = { orderId: id, amount: total, points, dueAt: paymentDueAt };
  const payable = { kind: 'ORDER', id } as const;
  const attempt = openAttempt({ ...due, payable }, makings, locale, now);
  return { ...order, payments: [attempt, ...order.payments] };
};

/** Flight orders of the story as something that is paid for. */
export const orderPayable = (makings: Makings): StoryPayable => {
  const { orders } = makings.story;
  const seen = (id: string, now: Date) => {
    const found = orders.get(id);
    return found ? orderAt(found.record, found.parts, now, true) : null;
  };
  return {
    show(id, now) {
      const order = seen(id, now);
      return order && ({ ...order, __typename: 'Order' } as object as PayableOrder);
    },
    toPay(id, now) {
      const order = seen(id, now);
      if (!order) return null;
      const isUnpaid = order.state === 'PENDING_PAYMENT';
      const due = isUnpaid ? order.total : zeroMoney(order.total.currency);
      return { due, offsettable: order.price.fareTotal };
    },
    payments: (id) => orders.get(id)?.payments ?? [],
    start(id, how, now) {
      const order = orders.get(id);
      if (!order) return { payment: null, code: 'ORDER_NOT_FOUND' };
      const open = openOf(order.payments, now);
      if (open) return { payment: open, code: null };
      const code = paymentRefusal(order.record, order.payments, now);
      if (code) return { payment: null, code };
      const begun = withAttempt(order, makings, now, how);
      orders.set(id, begun);
      return { payment: begun.payments[0] ?? null, code: null };
    },
    confirm(id, now) {
      const order = orders.get(id);
      if (!order) return null;
      if (order.record.ticketedAt) return 'TICKETED';
      const [latest] = order.payments;
      if (!latest || openOf([latest], now) === null) return 'NOT_PAID';
      orders.set(id, paidOrder(order, makings, now));
      return 'TICKETED';
    },
  };
};
