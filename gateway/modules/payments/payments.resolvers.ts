import { describeCode } from '#gateway/graphql/describe-code.ts';
import { globalId, keyOf } from '#gateway/graphql/global-id.ts';
import type { NodeLoader } from '#gateway/graphql/node.resolvers.ts';
import type { GatewayContext } from '#gateway/requests/context.ts';
import type { Resolvers } from '#gateway/resolvers.gen.ts';
import { zeroMoney } from '#schema/rules/base/money.ts';
import { readStartPayment } from './attempts/start-payment.input.ts';
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
  Mutation: {
    // No traveller of this site has points yet: a payment with points is refused, and never taken in money instead.
    async startPayment(_root, { input }, { services, actor, now }) {
      const request = readStartPayment(input);
      const { payment, code } = input.points
        ? ({ payment: null, code: 'CONSUMPTION_PASSWORD_NOT_SET' } as const)
        : await services.payments.start(request, await actor(), now);
      const order = await services.orders.find({ id: request.orderId }, await actor(), now);
      return { order, payment, userErrors: code ? [{ code, path: pathOf(code) }] : [] };
    },
    async confirmPayment(_root, { input }, { services, actor, now }) {
      const id = keyOf('Order', input.orderId) ?? '';
      const outcome = await services.payments.confirm(id, await actor(), now);
      const order = await services.orders.find({ id }, await actor(), now);
      const userErrors = outcome ? [] : [{ code: 'ORDER_NOT_FOUND' as const, path: ['orderId'] }];
      return { order, outcome: outcome ?? 'UNKNOWN', userErrors };
    },
  },
  Order: {
    payments: async ({ id }, _args, { services, actor, now }) =>
      services.payments.ofOrder(id, await actor(), now),
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
    refundedAt: ({ returned }) => returned?.settledAt ?? null,
  },
  StartPaymentError: { path: ({ path }) => [...path], message: describeCode },
  ConfirmPaymentError: { path: ({ path }) => [...path], message: describeCode },
};

const pathOf = (code: string): string[] => {
  if (code === 'PROVIDER_UNAVAILABLE') return [];
  if (code === 'CONSUMPTION_PASSWORD_NOT_SET') return ['points'];
  return [code === 'IDEMPOTENCY_KEY_REUSED' ? 'idempotencyKey' : 'orderId'];
};

export const paymentNode: NodeLoader = async (id, { services, actor, now }) =>
  services.payments.find(id, await actor(), now);
