import { describeCode } from '#gateway/graphql/describe-code.ts';
import { globalId, keyOf } from '#gateway/graphql/global-id.ts';
import type { NodeLoader } from '#gateway/graphql/node.resolvers.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import type { GatewayContext } from '#gateway/requests/context.ts';
import type {
  Resolvers,
  StartPaymentErrorCode,
  StartPaymentInput,
} from '#gateway/resolvers.gen.ts';
import { zeroMoney } from '#schema/rules/base/money.ts';
import { readStartPayment } from './attempts/start-payment.input.ts';
import { payableOrder } from './payable.ts';
import { isOpen } from './payment-standing.ts';

/** When the money of an order came that was not sent back; null before. */
const paidAtOf = async (
  orderId: string,
  { services, actor, now }: GatewayContext,
): Promise<Date | null> => {
  const payments = await services.payments.ofOrder(orderId, await actor(), now);
  const paid = payments.find(({ state, returned }) => state === 'SUCCEEDED' && !returned);
  return paid?.settledAt ?? null;
};

/** Attempts to pay: begun, asked about, read. */
export const paymentsResolvers: Resolvers = {
  Query: {
    async payable(_root, { id }, { services, actor, now }) {
      const key = { id: keyOf('Order', id) ?? '' };
      return payableOrder(await services.orders.find(key, await actor(), now));
    },
  },
  Mutation: {
    async startPayment(_root, { input }, { services, actor, now }) {
      const request = readStartPayment(input);
      const seen = await services.orders.find({ id: request.orderId }, await actor(), now);
      const refused = refusedAtOnce(input, seen);
      const { payment, code } = refused
        ? { payment: null, code: refused }
        : await services.payments.start(request, await actor(), now);
      const order = await services.orders.find({ id: request.orderId }, await actor(), now);
      const userErrors = code ? [{ code, path: pathOf(code) }] : [];
      return { payable: payableOrder(order), payment, userErrors };
    },
    async confirmPayment(_root, { input }, { services, actor, now }) {
      const id = keyOf('Order', input.orderId) ?? '';
      const outcome = await services.payments.confirm(id, await actor(), now);
      const order = await services.orders.find({ id }, await actor(), now);
      const userErrors = outcome ? [] : [{ code: 'ORDER_NOT_FOUND' as const, path: ['orderId'] }];
      return { payable: payableOrder(order), outcome: outcome ?? 'UNKNOWN', userErrors };
    },
  },
  Order: {
    payments: async ({ id }, _args, { services, actor, now }) =>
      services.payments.ofOrder(id, await actor(), now),
    pointsOffset: () => null,
    paidAt: async ({ id }, _args, context) => paidAtOf(id, context),
    amountDue: async ({ id, state, total }, _args, context) =>
      state === 'PENDING_PAYMENT' && !(await paidAtOf(id, context))
        ? total
        : zeroMoney(total.currency),
  },
  Payment: {
    id: ({ id }) => globalId('Payment', id),
    hostedPageUrl: (payment) => (isOpen(payment) ? payment.hostedPageUrl : null),
    points: () => 0,
    pointsValue: ({ amount }) => zeroMoney(amount.currency),
    payable: async ({ orderId }, _args, { services, actor, now }) =>
      payableOrder(await services.orders.find({ id: orderId }, await actor(), now)),
    refundedAt: ({ returned }) => returned?.settledAt ?? null,
  },
  StartPaymentError: { path: ({ path }) => [...path], message: describeCode },
  ConfirmPaymentError: { path: ({ path }) => [...path], message: describeCode },
};

/**
 * What is refused before an attempt begins: points, which no traveller of this site has yet and which are never taken in money
 * instead; and another amount than the one that was seen.
 */
const refusedAtOnce = (
  { points, acceptedAmountDue }: StartPaymentInput,
  order: Order | null,
): StartPaymentErrorCode | null => {
  if (points) return 'CONSUMPTION_PASSWORD_NOT_SET';
  if (!acceptedAmountDue || order?.state !== 'PENDING_PAYMENT') return null;
  const { amount, currency } = acceptedAmountDue;
  const same = amount === order.total.amount && currency === order.total.currency;
  return same ? null : 'AMOUNT_CHANGED';
};

const pathOf = (code: string): string[] => {
  if (code === 'PROVIDER_UNAVAILABLE') return [];
  if (code === 'CONSUMPTION_PASSWORD_NOT_SET') return ['points'];
  if (code === 'AMOUNT_CHANGED') return ['acceptedAmountDue'];
  return [code === 'IDEMPOTENCY_KEY_REUSED' ? 'idempotencyKey' : 'orderId'];
};

export const paymentNode: NodeLoader = async (id, { services, actor, now }) =>
  services.payments.find(id, await actor(), now);
