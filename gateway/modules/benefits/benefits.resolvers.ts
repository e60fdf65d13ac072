import { describeCode } from '#gateway/graphql/describe-code.ts';
import { globalId, keyOf } from '#gateway/graphql/global-id.ts';
import type { NodeLoader } from '#gateway/graphql/node.resolvers.ts';
import { signInRequired } from '#gateway/requests/faults.ts';
import type { RefundBenefitOrderErrorCode, Resolvers } from '#gateway/resolvers.gen.ts';
import type { Actor } from '#gateway/sessions/actor.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import { inLocale } from '#schema/codes/base/locales.ts';
import { BAGGAGE_ZONES } from '#schema/codes/flights/baggage.ts';
import { money } from '#schema/rules/base/money.ts';
import { pointsForAmount } from '#schema/rules/club/points.ts';
import { readCreateBenefitOrder } from './orders/create-benefit-order.input.ts';
import { readBenefitRefund } from './refund/refund-benefit-order.input.ts';

/**
 * @throws UNAUTHENTICATED where a guest names an order that the guest does not see, whether it
 *   exists or not
 */
const checkFound = (code: string | null, { memberId }: Actor): void => {
  if (code === 'ORDER_NOT_FOUND' && !memberId) throw signInRequired();
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
      const { services, now } = context;
      const actor = await context.actor();
      const { request, faults } = readCreateBenefitOrder(input);
      const { orderId, userErrors } =
        faults.length > 0
          ? { orderId: null, userErrors: faults }
          : await services.benefits.create(request, actor);
      return {
        benefitOrder: orderId ? await services.benefits.order(orderId, actor, now) : null,
        userErrors: [...userErrors],
      };
    },
    async cancelBenefitOrder(_root, { input }, context) {
      const { services, now } = context;
      const actor = await context.actor();
      const benefitOrderId = keyOf('BenefitOrder', input.benefitOrderId) ?? '';
      const request = { benefitOrderId, idempotencyKey: input.idempotencyKey };
      const code = await services.benefits.cancel(request, actor, now);
      checkFound(code, actor);
      const field = code === 'IDEMPOTENCY_KEY_REUSED' ? 'idempotencyKey' : 'benefitOrderId';
      return {
        benefitOrder: await services.benefits.order(benefitOrderId, actor, now),
        userErrors: code ? [{ code, path: [field] }] : [],
      };
    },
    async refundBenefitOrder(_root, { input }, context) {
      const { services, now } = context;
      const actor = await context.actor();
      const request = readBenefitRefund(input);
      const code = await services.benefits.refund(request, actor, now);
      checkFound(code, actor);
      return {
        benefitOrder: await services.benefits.order(request.benefitOrderId, actor, now),
        userErrors: code ? [{ code, path: [REFUND_FIELDS[code] ?? 'benefitOrderId'] }] : [],
      };
    },
  },
  Benefit: {
    id: ({ id }) => globalId('Benefit', id),
    name: ({ name }, { locale }) => inLocale(name, locale),
    text: ({ text }, { locale }) => inLocale(text, locale),
    price: ({ price }) => money(price, BRAND.currency),
    points: ({ price }) => pointsForAmount(money(price, BRAND.currency)),
    tiers: ({ tiers }) => [...tiers],
    zonePrices: ({ zonePrices }) =>
      BAGGAGE_ZONES.flatMap((zone) =>
        zonePrices ? [{ zone, price: money(zonePrices[zone], BRAND.currency) }] : [],
      ),
  },
  PassengerSegment: {
    extras: (one, _args, { services, now }) => services.benefits.extrasFor(one, now),
  },
  CreateBenefitOrderError: { path: ({ path }) => [...path], message: describeCode },
  CancelBenefitOrderError: { path: ({ path }) => [...path], message: describeCode },
  RefundBenefitOrderError: { path: ({ path }) => [...path], message: describeCode },
};

export const benefitNode: NodeLoader = (id, { services }) => services.benefits.benefit(id);
