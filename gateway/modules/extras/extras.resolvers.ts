import { globalId, keyOf } from '#gateway/graphql/global-id.ts';
import type { NodeLoader } from '#gateway/graphql/node.resolvers.ts';
import { userErrorFields } from '#gateway/graphql/user-error-fields.ts';
import { signInRequired } from '#gateway/requests/faults.ts';
import type { RefundExtrasOrderErrorCode, Resolvers } from '#gateway/resolvers.gen.ts';
import type { Actor } from '#gateway/sessions/actor.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import { inLocale } from '#schema/codes/base/locales.ts';
import { BAGGAGE_ZONES } from '#schema/codes/flights/baggage.ts';
import { money } from '#schema/rules/base/money.ts';
import { pointsForAmount } from '#schema/rules/club/points.ts';
import { readCreateExtrasOrder, readItems } from './orders/create-extras-order.input.ts';
import { readExtrasRefund } from './refund/refund-extras-order.service.ts';

/** The extras of which few are left on the flights of an order. */
export const extraStockResolvers: Resolvers = {
  Order: {
    scarceExtras: (order, _args, { services, now }) => services.extras.scarceFor(order, now),
  },
  ScarceExtra: {
    flight: ({ segment }, _args, { services }) => services.orders.flights.flightOf(segment),
  },
};

/** What an order of extras would cost, and what coupons take off it. */
export const extrasQuotesResolvers: Resolvers = {
  Member: {
    extrasQuote: async ({ id }, { items, extraCouponIds }, context) => {
      const { services, now } = context;
      const asking = { owner: { memberId: id }, actor: await context.actor() };
      return services.extras.quote(readItems(items, extraCouponIds), asking, now);
    },
  },
  Order: {
    async extrasQuote(order, { items, extraCouponIds }, context) {
      const { services, now } = context;
      const actor = await context.actor();
      const { memberId } = actor;
      const owner = memberId ? { memberId } : { memberId: null, flightOrderId: order.id };
      return services.extras.quote(readItems(items, extraCouponIds), { owner, actor }, now);
    },
  },
  ExtrasQuote: {
    coupons: ({ coupons }) => [...coupons],
    userErrors: ({ userErrors }) => [...userErrors],
  },
  ExtrasQuoteError: userErrorFields,
  QuotedCoupon: { reason: ({ problem }) => problem },
};

/**
 * @throws UNAUTHENTICATED where a guest names an order that the guest does not see, whether it
 *   exists or not
 */
function checkFound(code: string | null, { memberId }: Actor): void {
  if (code === 'ORDER_NOT_FOUND' && !memberId) throw signInRequired();
}

/** The field of a request for a refund that a code is about, where it is not the order. */
const REFUND_FIELDS: Partial<Record<RefundExtrasOrderErrorCode, string>> = {
  AMOUNT_CHANGED: 'accepted',
  IDEMPOTENCY_KEY_REUSED: 'idempotencyKey',
};

/** What the club offers, ordered, cancelled and given back. */
export const extrasResolvers: Resolvers = {
  Query: {
    extras: (_root, { kind }, { services }) => services.extras.offered(kind ?? null),
    extrasOrder: async (_root, { id }, { services, actor, now }) =>
      services.extras.order(keyOf('ExtrasOrder', id) ?? '', await actor(), now),
  },
  Mutation: {
    async createExtrasOrder(_root, { input }, context) {
      const { services, now } = context;
      const actor = await context.actor();
      const { request, faults } = readCreateExtrasOrder(input);
      const { orderId, userErrors } =
        faults.length > 0
          ? { orderId: null, userErrors: faults }
          : await services.extras.create(request, actor);
      return {
        extrasOrder: orderId ? await services.extras.order(orderId, actor, now) : null,
        userErrors: [...userErrors],
      };
    },
    async cancelExtrasOrder(_root, { input }, context) {
      const { services, now } = context;
      const actor = await context.actor();
      const extrasOrderId = keyOf('ExtrasOrder', input.extrasOrderId) ?? '';
      const request = { extrasOrderId, idempotencyKey: input.idempotencyKey };
      const code = await services.extras.cancel(request, actor, now);
      checkFound(code, actor);
      const field = code === 'IDEMPOTENCY_KEY_REUSED' ? 'idempotencyKey' : 'extrasOrderId';
      return {
        extrasOrder: await services.extras.order(extrasOrderId, actor, now),
        userErrors: code ? [{ code, path: [field] }] : [],
      };
    },
    async refundExtrasOrder(_root, { input }, context) {
      const { services, now } = context;
      const actor = await context.actor();
      const request = readExtrasRefund(input);
      const code = await services.extras.refund(request, actor, now);
      checkFound(code, actor);
      return {
        extrasOrder: await services.extras.order(request.extrasOrderId, actor, now),
        userErrors: code ? [{ code, path: [REFUND_FIELDS[code] ?? 'extrasOrderId'] }] : [],
      };
    },
  },
  Extra: {
    id: ({ id }) => globalId('Extra', id),
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
    extras: (one, _args, { services, now }) => services.extras.extrasFor(one, now),
  },
  CreateExtrasOrderError: userErrorFields,
  CancelExtrasOrderError: userErrorFields,
  RefundExtrasOrderError: userErrorFields,
};

export const extraNode: NodeLoader = (id, { services }) => services.extras.extra(id);
