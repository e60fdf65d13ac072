import { globalId } from '#gateway/graphql/global-id.ts';
import type { NodeLoader } from '#gateway/graphql/node.resolvers.ts';
import {
  amountDueOf,
  type ExtraCoupon,
  type ExtrasOrder,
} from '#gateway/modules/extras/extra.model.ts';
import type { ExtrasService } from '#gateway/modules/extras/extras.service.ts';
import { pointsOffsetOf } from '#gateway/modules/payments/points/points-of-payment.ts';
import { purchaseCapabilities } from '#gateway/modules/payments/purchases/purchase.ts';
import { connectionOf } from '#gateway/requests/connection-of.ts';
import type { Resolvers } from '#gateway/resolvers.gen.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { inLocale } from '#schema/codes/base/locales.ts';
import type { OrderTab } from '#schema/codes/orders/order-tabs.ts';
import type { ExtrasOrderState } from '#schema/codes/orders/states.ts';
import { zeroMoney } from '#schema/rules/base/money.ts';
import { commercialDay } from '#schema/rules/base/time.ts';
import { couponProblem } from '#schema/rules/club/coupon-use.ts';

const TABS: Readonly<Record<Exclude<OrderTab, 'ALL'>, readonly ExtrasOrderState[]>> = {
  PENDING_PAYMENT: ['PENDING_PAYMENT'],
  PENDING_TRAVEL: [],
  CANCELLED: ['CANCELLED', 'REFUNDED'],
  COMPLETED: ['PAID'],
};

const DIVISION = { most: LIMITS.page.most, keyOf: ({ id }: ExtrasOrder) => id };

/** Orders of extras and coupons for extras. */
export const extrasOrdersResolvers: Resolvers = {
  Member: {
    async extrasOrders({ id }, { tab, ...page }, { services, now }) {
      const orders = await services.extras.ordersOf(id, now);
      const inTab = orders.filter(({ state }) => tab === 'ALL' || TABS[tab].includes(state));
      return connectionOf(inTab, page, DIVISION);
    },
  },
  Order: {
    async extrasOrders(order, _args, { services, actor, now }) {
      const { predecessorIds } = await services.dateChanges.chainOf(order, now);
      return services.extras.ordersFor([order.id, ...predecessorIds], await actor(), now);
    },
  },
  ExtrasOrder: {
    order: async ({ flightOrderId }, _args, { services, actor, now }) =>
      flightOrderId ? services.orders.find({ id: flightOrderId }, await actor(), now) : null,
    id: ({ id }) => globalId('ExtrasOrder', id),
    orderNumber: ({ number }) => number,
    items: ({ items }) => [...items],
    amountDue: amountDueOf,
    couponDiscount: ({ covered }) => covered,
    extraCoupons: ({ id, state, memberId }, _args, { services, now }) =>
      state === 'CANCELLED' || !memberId ? [] : services.extras.couponsPaying(id, memberId, now),
    paymentDueAt: ({ state, paymentDueAt }) => (state === 'PENDING_PAYMENT' ? paymentDueAt : null),
    serverNow: ({ asOf }) => asOf,
    pointsOffset: ({ id }, _args, context) =>
      pointsOffsetOf({ kind: 'BENEFIT_ORDER', id }, context),
    payments: async ({ id }, _args, { services, actor, now }) =>
      services.payments.ofOrder(id, await actor(), now),
    capabilities: async (order, _args, { services, now }) => {
      const payment = await services.extras.paymentOf(order.id, now);
      return purchaseCapabilities(order, payment).map(({ reason, ...capability }) => ({
        ...capability,
        from: null,

        reason: reason && { code: reason, liftsAt: null, seatOrder: null },
      }));
    },
    refundQuote: (order, _args, { services, now }) => services.extras.refundQuote(order, now),
  },
  ExtrasOrderItem: {
    extra({ extraId }, _args, { services }) {
      const extra = services.extras.extra(extraId);
      if (!extra) throw new Error(`The catalogue has lost the extra ${extraId}`);
      return extra;
    },
    passengerSegment: async ({ forWhom }, _args, { services, actor, now }) =>
      forWhom && services.orders.passengerOn(forWhom, await actor(), now),
    async coupons({ orderId, extraId, quantity, before }, _args, { services, actor, now }) {
      const coupons = await services.extras.couponsIssuedBy(orderId, await actor(), now);
      return coupons
        .filter((coupon) => coupon.extraId === extraId)
        .slice(before, before + quantity);
    },
  },
};

export const extrasOrderNode: NodeLoader = async (id, { services, actor, now }) =>
  services.extras.order(id, await actor(), now);

const isUsable = (coupon: ExtraCoupon, now: Date): boolean =>
  couponProblem(coupon, commercialDay(now)) === null;

/** @throws when the catalogue has lost what a coupon is for */
function extraOf(extras: ExtrasService, { extraId }: ExtraCoupon) {
  const extra = extras.extra(extraId);
  if (!extra) throw new Error(`The catalogue has lost the extra ${extraId}`);
  return extra;
}

/**
 * Coupons of the club. Their member's own session leads to them, or the order of the guest who
 * bought them.
 */
export const couponsResolvers: Resolvers = {
  Member: {
    async extraCoupons({ id }, { all }, { services, now }) {
      const coupons = await services.extras.couponsOf(id, now);
      return coupons.filter((coupon) => all || isUsable(coupon, now));
    },
    async couponCounts({ id }, _args, { services, now }) {
      const coupons = await services.extras.couponsOf(id, now);
      const usable = coupons.filter((coupon) => isUsable(coupon, now));
      const discounts = usable.filter(
        (coupon) => extraOf(services.extras, coupon).kind === 'DISCOUNT',
      );
      return { discounts: discounts.length, extras: usable.length - discounts.length };
    },
  },
  ExtraCoupon: {
    id: ({ id }) => globalId('ExtraCoupon', id),
    kind: (coupon, _args, { services }) => extraOf(services.extras, coupon).kind,
    name: (coupon, { locale }, { services }) =>
      inLocale(extraOf(services.extras, coupon).name, locale),
    // the catalogue has none that take an amount off a fare
    discount: () => null,
    minimumFare: () => null,
    // counters note the use of a coupon, and no flight
    usedOn: () => null,
    extrasOrder: async ({ issuedBy }, _args, { services, actor, now }) =>
      issuedBy ? services.extras.order(issuedBy, await actor(), now) : null,
  },
  Order: {
    // an order of flights takes no coupons yet: `createOrder` refuses them
    extraCoupons: () => [],
    couponDiscount: ({ total }) => zeroMoney(total.currency),
  },
};

export const extraCouponNode: NodeLoader = async (id, { services, actor, now }) =>
  services.extras.coupon(id, await actor(), now);
