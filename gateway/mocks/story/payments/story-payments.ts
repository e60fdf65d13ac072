import { globalId } from '#gateway/graphql/global-id.ts';
import { ticketed } from '#gateway/mocks/story/orders/issue-tickets.ts';
import type { Makings } from '#gateway/mocks/story/orders/place-order.ts';
import type { StoredOrder } from '#gateway/mocks/story/story.ts';
import type { Payment } from '#gateway/modules/payments/payment.model.ts';
import { type PaymentRequest, paymentRefusal } from '#gateway/modules/payments/payment-request.ts';
import { isOpen, paymentAt } from '#gateway/modules/payments/payment-standing.ts';
import type { PaymentService } from '#gateway/modules/payments/payments.service.ts';
import type { Locale } from '#schema/codes/base/locales.ts';
import type { Money } from '#schema/rules/base/money.ts';

/** What resolvers ask of payments. */
export type StoryPayments = Pick<PaymentService, 'start' | 'confirm' | 'ofOrder' | 'find'>;

/** What an attempt is for. */
type Payable = { readonly id: string; readonly amount: Money; readonly dueAt: Date };

/** An attempt that waits for its traveller on a page that nothing serves. */
export const openAttempt = (
  { id: orderId, amount, dueAt }: Payable,
  { ids }: Pick<Makings, 'ids'>,
  locale: Locale,
  now: Date,
): Payment => {
  const id = ids.uuid(now);
  return {
    ...{ id, orderId, state: 'PENDING', amount, captured: null, locale },
    ...{ providerReference: `mock-${id}`, providerStatus: 'CREATED', providerStatusAt: now },
    hostedPageUrl: `https://pay.example.com/${globalId('Payment', id)}`,
    ...{ failure: null, card: null, createdAt: now, expiresAt: dueAt },
    ...{ settledAt: null, returned: null },
  };
};

/** The same once its money has come. */
export const paid = (payment: Payment, now: Date): Payment => ({
  ...payment,
  ...{ state: 'SUCCEEDED', captured: payment.amount, providerStatus: 'SUCCEEDED' },
  ...{ providerStatusAt: now, settledAt: now, card: { scheme: 'Visa', lastDigits: '4242' } },
});

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
): StoredOrder => {
  const { id, total, paymentDueAt, locale } = order.record;
  const attempt = openAttempt({ id, amount: total, dueAt: paymentDueAt }, makings, locale, now);
  return { ...order, payments: [attempt, ...order.payments] };
};

/**
 * Payments in memory. Nothing is asked of a provider: an attempt that is open has been paid as soon as its traveller says so,
 * which is `confirmPayment`.
 */
export const storyPayments = (makings: Makings): StoryPayments => {
  const { story } = makings;
  const { orders } = story;
  const start = (order: StoredOrder, now: Date) => {
    const open = order.payments.find((one) => isOpen(paymentAt(one, now)));
    if (open) return { payment: open, code: null };
    const code = paymentRefusal(order.record, order.payments, now);
    if (code) return { payment: null, code };
    const begun = withAttempt(order, makings, now);
    orders.set(order.record.id, begun);
    return { payment: begun.payments[0] ?? null, code: null };
  };
  return {
    async start(request: PaymentRequest, _actor, now) {
      const order = orders.get(request.orderId);
      if (!order) return { payment: null, code: 'ORDER_NOT_FOUND' };
      const work = () => ({ ...start(order, now), userErrors: [] });
      const answer = await story.once('startPayment', request, work);
      return answer ?? { payment: null, code: 'IDEMPOTENCY_KEY_REUSED' };
    },
    async confirm(orderId, _actor, now) {
      const order = orders.get(orderId);
      if (!order) return null;
      if (order.record.ticketedAt) return 'TICKETED';
      const [latest] = order.payments;
      if (!latest || !isOpen(paymentAt(latest, now))) return 'NOT_PAID';
      orders.set(orderId, paidOrder(order, makings, now));
      return 'TICKETED';
    },
    async ofOrder(orderId, _actor, now) {
      return (orders.get(orderId)?.payments ?? []).map((payment) => paymentAt(payment, now));
    },
    async find(id, _actor, now) {
      const attempts = [...orders.values(), ...story.seatOrders.values()].flatMap(
        ({ payments }) => payments,
      );
      const found = attempts.find((payment) => payment.id === id);
      return found ? paymentAt(found, now) : null;
    },
  };
};
