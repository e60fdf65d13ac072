import { openAttempt, openOf, paid } from '#gateway/mocks/story/payments/attempts.ts';
import type { StoryPayable } from '#gateway/mocks/story/payments/story-payable.ts';
import type { StoryParts } from '#gateway/mocks/story/story-parts.ts';
import type { PayableOrder } from '#gateway/modules/payments/payable.ts';
import { findBenefitOrder } from './benefit-standing.ts';
import { benefitOrderView } from './benefit-views.ts';
import { paidBenefits } from './issue-coupons.ts';

/** Benefit orders as something that is paid for: then there are coupons. */
export const benefitsPayable = (parts: StoryParts): StoryPayable => {
  const { benefitOrders } = parts.story;
  const shown = (id: string, now: Date) => {
    const order = findBenefitOrder(parts, id, now);
    return order && benefitOrderView(parts, order, now);
  };
  return {
    show: (id, now) => shown(id, now) as object | null as PayableOrder | null,
    toPay(id, now) {
      const due = shown(id, now)?.amountDue;
      return due ? { due, offsettable: due } : null;
    },
    payments: (id) => benefitOrders.get(id)?.payments ?? [],
    start(id, { locale, points }, now) {
      const order = findBenefitOrder(parts, id, now);
      if (!order) return { payment: null, code: 'ORDER_NOT_FOUND' };
      const open = openOf(order.payments, now);
      if (open) return { payment: open, code: null };
      if (order.state === 'PAID') return { payment: null, code: 'ALREADY_PAID' };
      if (order.state !== 'PENDING_PAYMENT') return { payment: null, code: 'ORDER_CLOSED' };
      const due = {
        amount: benefitOrderView(parts, order, now).amountDue,
        points,
        dueAt: order.paymentDueAt,
      };
      const key = { payable: { kind: 'BENEFIT_ORDER', id }, orderId: id } as const;
      const payment = openAttempt({ ...key, ...due }, parts, locale, now);
      benefitOrders.set(id, { ...order, payments: [payment, ...order.payments] });
      return { payment, code: null };
    },
    confirm(id, now) {
      const order = findBenefitOrder(parts, id, now);
      if (!order) return null;
      if (order.state === 'PAID') return 'PAID';
      const [latest, ...earlier] = order.payments;
      if (!latest || openOf([latest], now) === null) return 'NOT_PAID';
      const settled = { ...order, payments: [paid(latest, now), ...earlier] };
      benefitOrders.set(id, paidBenefits(parts, settled, now));
      return 'PAID';
    },
  };
};
