import { describeCode } from '#gateway/graphql/describe-code.ts';
import { globalId, keyOf } from '#gateway/graphql/global-id.ts';
import type { NodeLoader } from '#gateway/graphql/node.resolvers.ts';
import type { GatewayContext } from '#gateway/requests/context.ts';
import { signInRequired } from '#gateway/requests/faults.ts';
import type { RefundBenefitOrderErrorCode, Resolvers } from '#gateway/resolvers.gen.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import { money } from '#schema/rules/base/money.ts';
import { pointsForAmount } from '#schema/rules/club/points.ts';
import { readCreateBenefitOrder } from './orders/create-benefit-order.input.ts';
import type { BenefitBuyer } from './orders/create-benefit-order.service.ts';
import { readBenefitRefund } from './refund/refund-benefit-order.input.ts';

/** @throws UNAUTHENTICATED for guests */
const signedIn = async ({ actor }: GatewayContext): Promise<BenefitBuyer> => {
  const { memberId, sessionId } = await actor();
  if (!memberId) throw signInRequired();
  return { memberId, sessionId };
};

/** The field of a request for a refund that a code is about, where it is not the order. */
const REFUND_FIELDS: Partial<Record<RefundBenefitOrderErrorCode, string>> = {
  AMOUNT_CHANGED: 'acceptedMoney',
  IDEMPOTENCY_KEY_REUSED: 'idempotencyKey',
};

/** What the club offers, ordered, cancelled and given back. */
export const benefitsResolvers: Resolvers = {
  Query: {
    benefits: (_root, { kind }, { services }) => services.benefits.offered(kind ?? null),
    benefitOrder: async (_root, { id }, { services, actor, now }) =>
      services.benefits.order(keyOf('BenefitOrder', id) ?? '', await actor(), now),
  },
  Mutation: {
    async createBenefitOrder(_root, { input }, context) {
      const buyer = await signedIn(context);
      const { services, now } = context;
      const { request, faults } = readCreateBenefitOrder(input);
      const { orderId, userErrors } =
        faults.length > 0
          ? { orderId: null, userErrors: faults }
          : await services.benefits.create(request, buyer);
      return {
        benefitOrder: orderId ? await services.benefits.order(orderId, buyer, now) : null,
        userErrors: [...userErrors],
      };
    },
    async cancelBenefitOrder(_root, { input }, context) {
      const buyer = await signedIn(context);
      const { services, now } = context;
      const benefitOrderId = keyOf('BenefitOrder', input.benefitOrderId) ?? '';
      const request = { benefitOrderId, idempotencyKey: input.idempotencyKey };
      const code = await services.benefits.cancel(request, buyer, now);
      const field = code === 'IDEMPOTENCY_KEY_REUSED' ? 'idempotencyKey' : 'benefitOrderId';
      return {
        benefitOrder: await services.benefits.order(benefitOrderId, buyer, now),
        userErrors: code ? [{ code, path: [field] }] : [],
      };
    },
    async refundBenefitOrder(_root, { input }, context) {
      const buyer = await signedIn(context);
      const { services, now } = context;
      const request = readBenefitRefund(input);
      const code = await services.benefits.refund(request, buyer, now);
      return {
        benefitOrder: await services.benefits.order(request.benefitOrderId, buyer, now),
        userErrors: code ? [{ code, path: [REFUND_FIELDS[code] ?? 'benefitOrderId'] }] : [],
      };
    },
  },
  Benefit: {
    id: ({ id }) => globalId('Benefit', id),
    name: ({ name }, { locale }) => name[locale],
    text: ({ text }, { locale }) => text[locale],
    price: ({ price }) => money(price, BRAND.currency),
    points: ({ price }) => pointsForAmount(money(price, BRAND.currency)),
    tiers: ({ tiers }) => [...tiers],
  },
  CreateBenefitOrderError: { path: ({ path }) => [...path], message: describeCode },
  CancelBenefitOrderError: { path: ({ path }) => [...path], message: describeCode },
  RefundBenefitOrderError: { path: ({ path }) => [...path], message: describeCode },
};

export const benefitNode: NodeLoader = (id, { services }) => services.benefits.benefit(id);
