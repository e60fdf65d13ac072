import { benefitsPayable } from '#gateway/mocks/story/benefits/benefits-payable.ts';
import { changesPayable } from '#gateway/mocks/story/changes/changes-payable.ts';
import { seatsPayable } from '#gateway/mocks/story/seats/seats-payable.ts';
import type { StoryParts } from '#gateway/mocks/story/story-parts.ts';
import type { PayableName } from '#gateway/modules/payments/payable-key.ts';
import type { PaymentRequest } from '#gateway/modules/payments/payment-request.ts';
import { paymentAt } from '#gateway/modules/payments/payment-standing.ts';
import type { PaymentService } from '#gateway/modules/payments/payments.service.ts';
import { isZeroMoney } from '#schema/rules/base/money.ts';
import { orderPayable } from './order-payable.ts';
import type { StoryPayable } from './story-payable.ts';

/** What resolvers ask of payments. */
export type StoryPayments = Pick<
  PaymentService,
  'payable' | 'toPay' | 'orderOf' | 'start' | 'confirm' | 'ofRead' | 'ofOrder' | 'find'
>;

/**
 * Payments in memory. Nothing is asked of a provider: an attempt that is open has been paid as soon as its traveller says so,
 * which is `confirmPayment`.
 */
export const storyPayments = (parts: StoryParts): StoryPayments => {
  const { story } = parts;
  const payables: Readonly<Record<PayableName, StoryPayable>> = {
    ORDER: orderPayable(parts),
    SEAT_ORDER: seatsPayable(parts),
    DATE_CHANGE: changesPayable(parts),
    BENEFIT_ORDER: benefitsPayable(parts),
  };
  const paymentsOf = (id: string, now: Date) =>
    Object.values(payables)
      .flatMap((payable) => payable.payments(id))
      .map((payment) => paymentAt(payment, now));
  return {
    payable: async ({ kind, id }, _actor, now) => payables[kind].show(id, now),
    toPay: async ({ kind, id }, _actor, now) => payables[kind].toPay(id, now),
    orderOf: async ({ kind, id }, _actor, now) => (payables[kind].show(id, now) ? id : null),
    async start(request: PaymentRequest, _actor, now) {
      const { kind = 'ORDER', orderId, locale, points = 0 } = request;
      const work = () => {
        const begun = payables[kind].start(orderId, { locale, points }, now);
        // What points pay in full is paid at once.
        if (begun.payment && isZeroMoney(begun.payment.amount))
          payables[kind].confirm(orderId, now);
        return { ...begun, userErrors: [] };
      };
      const answer = await story.once('startPayment', request, work);
      return answer ?? { payment: null, code: 'IDEMPOTENCY_KEY_REUSED' };
    },
    confirm: async (id, _actor, now, kind = 'ORDER') => payables[kind].confirm(id, now),
    ofRead: async ({ id }, now) => paymentsOf(id, now),
    ofOrder: async (id, _actor, now) => paymentsOf(id, now),
    async find(id, _actor, now) {
      const { orders, seatOrders, dateChanges, benefitOrders } = story;
      const attempts = [orders, seatOrders, dateChanges, benefitOrders].flatMap((kept) =>
        [...kept.values()].flatMap(({ payments }) => payments),
      );
      const found = attempts.find((payment) => payment.id === id);
      return found ? paymentAt(found, now) : null;
    },
  };
};
