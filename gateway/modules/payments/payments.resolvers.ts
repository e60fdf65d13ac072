import { globalId } from '#gateway/graphql/global-id.ts';
import type { NodeLoader } from '#gateway/graphql/node.resolvers.ts';
import { userErrorFields } from '#gateway/graphql/user-error-fields.ts';
import { recordPasswordChange } from '#gateway/modules/members/record-password-change.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import type { PointsEntry } from '#gateway/modules/points/points.model.ts';
import { answerAt, type GatewayContext } from '#gateway/requests/context.ts';
import type {
  Resolvers,
  ResolversTypes,
  StartPaymentErrorCode,
  StartPaymentInput,
} from '#gateway/resolvers.gen.ts';
import { isZeroMoney, type Money, zeroMoney } from '#schema/rules/base/money.ts';
import { pointsValue } from '#schema/rules/club/points.ts';
import type { OrderUpdate } from './live/order-updates.service.ts';
import { payableKeyOf } from './payment.model.ts';
import type { PaymentRequest } from './payment-request.ts';
import { isOpen } from './payment-status.ts';
import { pointsOffsetOf } from './points/points-of-payment.ts';

/** The request as the service takes it. */
function readStartPayment({
  payableId: orderId,
  idempotencyKey,
  locale,
  points,
}: StartPaymentInput): PaymentRequest {
  const { kind, id } = payableKeyOf(orderId);
  const asked = { kind, orderId: id, idempotencyKey, locale };
  return points ? { ...asked, points: points.points } : asked;
}

/** When the money of an order came that was not sent back; null before. */
async function paidAtOf(
  order: Order,
  _args: unknown,
  { services, now }: GatewayContext,
): Promise<Date | null> {
  const payments = await services.payments.ofRead(order, now);
  const paid = payments.find(({ state, returned }) => state === 'SUCCEEDED' && !returned);
  return paid?.settledAt ?? null;
}

/** Attempts to pay: begun, asked about, read. */
export const paymentsResolvers: Resolvers = {
  Query: {
    payable: async (_root, { id }, { services, actor, now }) =>
      services.payments.payable(payableKeyOf(id), await actor(), now),
  },
  Mutation: {
    async startPayment(_root, { input }, context) {
      const { services, actor, now } = context;
      const request = readStartPayment(input);
      const key = payableKeyOf(input.payableId);
      const toPay = await services.payments.toPay(key, await actor(), now);
      const refused =
        refusedAtOnce(input, toPay?.due ?? null) ?? (await pointsRefusal(input, context));
      const { payment, code } = refused
        ? { payment: null, code: refused }
        : await services.payments.start(request, await actor(), now);
      const userErrors = code ? [{ code, path: pathOf(code) }] : [];
      const payable = await services.payments.payable(key, await actor(), now);
      return { payable, payment, userErrors };
    },
    async confirmPayment(_root, { input }, { services, actor, now }) {
      const { kind, id } = payableKeyOf(input.payableId);
      const outcome = await services.payments.confirm(id, await actor(), now, kind);
      const payable = await services.payments.payable({ kind, id }, await actor(), now);
      const userErrors = outcome ? [] : [{ code: 'ORDER_NOT_FOUND' as const, path: ['payableId'] }];
      return { payable, outcome: outcome ?? 'UNKNOWN', userErrors };
    },
  },
  Subscription: {
    payableChanged: {
      subscribe: async (_root, { id }, { services, actor, address }) =>
        services.orderWatch.watch(payableKeyOf(id), await actor(), address),
      resolve({ payableChanged, at }: OrderUpdate, _args: unknown, context: GatewayContext) {
        answerAt(context, at);
        return payableChanged;
      },
    },
  },
  Order: {
    payments: (order, _args, { services, now }) => services.payments.ofRead(order, now),
    pointsOffset: ({ id }, _args, context) => pointsOffsetOf({ kind: 'ORDER', id }, context),
    paidAt: paidAtOf,
    amountDue: async (order, _args, context) =>
      order.state === 'PENDING_PAYMENT' && !(await paidAtOf(order, _args, context))
        ? order.total
        : zeroMoney(order.total.currency),
  },
  Payment: {
    id: ({ id }) => globalId('Payment', id),
    hostedPageUrl: (payment) => (isOpen(payment) ? payment.hostedPageUrl : null),
    pointsValue: ({ points }) => pointsValue(points),
    payable: async ({ payable }, _args, { services, actor, now }) =>
      services.payments.payable(payable, await actor(), now),
    refundedAt: ({ returned }) => returned?.settledAt ?? null,
  },
  StartPaymentError: userErrorFields,
  ConfirmPaymentError: userErrorFields,
};

/** What is refused before an attempt begins: another amount than the one that was seen. */
function refusedAtOnce(
  { accepted }: StartPaymentInput,
  due: Money | null,
): StartPaymentErrorCode | null {
  // nothing is due once it is paid or closed: why not is said by the attempt
  if (!accepted || !due || isZeroMoney(due)) return null;
  const same = accepted.amount === due.amount && accepted.currency === due.currency;
  return same ? null : 'AMOUNT_CHANGED';
}

/** Why points are not released, which are never taken in money instead. */
async function pointsRefusal(
  { points }: StartPaymentInput,
  context: GatewayContext,
): Promise<StartPaymentErrorCode | null> {
  if (!points) return null;
  const { memberId } = await context.actor();
  if (!memberId) return 'CONSUMPTION_PASSWORD_NOT_SET';
  const { consumptionPassword } = points;
  const code = await context.services.members.releaseProblem(
    memberId,
    consumptionPassword,
    context.now,
  );
  recordPasswordChange(context, code);
  return code;
}

function pathOf(code: string): string[] {
  if (code === 'PROVIDER_UNAVAILABLE') return [];
  if (code === 'CONSUMPTION_PASSWORD_NOT_SET' || code === 'POINTS_HELD') return ['points'];
  if (code.startsWith('CONSUMPTION_PASSWORD')) return ['points', 'consumptionPassword'];
  if (code.startsWith('POINTS_')) return ['points', 'points'];
  if (code === 'AMOUNT_CHANGED') return ['accepted'];
  return [code === 'IDEMPOTENCY_KEY_REUSED' ? 'idempotencyKey' : 'payableId'];
}

export const paymentNode: NodeLoader = async (id, { services, actor, now }) =>
  services.payments.find(id, await actor(), now);

type Subject = Awaited<ResolversTypes['Node']>;

/**
 * What a change of points belongs to, as the viewer may see it now: the order of a flight, or what
 * was paid with points.
 */
async function subjectOf(
  { couponId, paymentId }: Pick<PointsEntry, 'couponId' | 'paymentId'>,
  { services, actor, now }: GatewayContext,
): Promise<Subject | null> {
  const viewer = await actor();
  if (couponId) {
    const order = await services.orders.find({ couponId }, viewer, now);
    return order && ({ ...order, __typename: 'Order' } as object as Subject);
  }
  const payment = paymentId ? await services.payments.find(paymentId, viewer, now) : null;
  const payable = payment && (await services.payments.payable(payment.payable, viewer, now));
  return payable && (payable as object as Subject);
}

/** Leads from a change of points to what caused it. */
export const pointsSubjectResolvers: Resolvers = {
  PointsEntry: { subject: (entry, _args, context) => subjectOf(entry, context) },
};
