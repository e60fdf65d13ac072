import { globalId } from '#gateway/graphql/global-id.ts';
import type { NodeLoader } from '#gateway/graphql/node.resolvers.ts';
import type { BenefitOrder } from '#gateway/modules/benefits/benefit.model.ts';
import { pointsOffsetOf } from '#gateway/modules/payments/points/points-offset-of.ts';
import { purchaseCapabilities } from '#gateway/modules/payments/purchases/purchase.ts';
import { connectionOf } from '#gateway/requests/connection-of.ts';
import type { Resolvers } from '#gateway/resolvers.gen.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import type { OrderTab } from '#schema/codes/orders/order-tabs.ts';
import type { BenefitOrderState } from '#schema/codes/orders/states.ts';
import { amountDueOf } from './benefit-order-status.ts';

const TABS: Readonly<Record<Exclude<OrderTab, 'ALL'>, readonly BenefitOrderState[]>> = {
  PENDING_PAYMENT: ['PENDING_PAYMENT'],
  PENDING_TRAVEL: [],
  CANCELLED: ['CANCELLED', 'REFUNDED'],
  COMPLETED: ['PAID'],
};

const DIVISION = { most: LIMITS.page.most, keyOf: ({ id }: BenefitOrder) => id };

/** Orders of extras and benefit coupons. */
export const benefitOrdersResolvers: Resolvers = {
  Member: {
    async benefitOrders({ id }, { tab, ...page }, { services, now }) {
      const orders = await services.benefits.ordersOf(id, now);
      const inTab = orders.filter(({ state }) => tab === 'ALL' || TABS[tab].includes(state));
      return connectionOf(inTab, page, DIVISION);
    },
  },
  Order: {
    async benefitOrders(order, _args, { services, actor, now }) {
      const { predecessorIds } = await services.dateChanges.chainOf(order, now);
      return services.benefits.ordersFor([order.id, ...predecessorIds], await actor(), now);
    },
  },
  BenefitOrder: {
    order: async ({ flightOrderId }, _args, { services, actor, now }) =>
      flightOrderId ? services.orders.find({ id: flightOrderId }, await actor(), now) : null,
    id: ({ id }) => globalId('BenefitOrder', id),
    orderNumber: ({ number }) => number,
    items: ({ items }) => [...items],
    amountDue: amountDueOf,
    couponDiscount: ({ covered }) => covered,
    benefitCoupons: ({ id, state, memberId }, _args, { services, now }) =>
      state === 'CANCELLED' || !memberId ? [] : services.benefits.couponsPaying(id, memberId, now),
    paymentDueAt: ({ state, paymentDueAt }) => (state === 'PENDING_PAYMENT' ? paymentDueAt : null),
    serverNow: ({ asOf }) => asOf,
    pointsOffset: ({ id }, _args, context) =>
      pointsOffsetOf({ kind: 'BENEFIT_ORDER', id }, context),
    payments: async ({ id }, _args, { services, actor, now }) =>
      services.payments.ofOrder(id, await actor(), now),
    capabilities: async (order, _args, { services, now }) => {
      const payment = await services.benefits.paymentOf(order.id, now);
      return purchaseCapabilities(order, payment).map(({ reason, ...capability }) => ({
        ...capability,
        from: null,
        fee: null,
        reason: reason && { code: reason, liftsAt: null, seatOrder: null },
      }));
    },
    refundQuote: (order, _args, { services, now }) => services.benefits.refundQuote(order, now),
  },
  BenefitOrderItem: {
    benefit({ benefitId }, _args, { services }) {
      const benefit = services.benefits.benefit(benefitId);
      if (!benefit) throw new Error(`The catalogue has lost the benefit ${benefitId}`);
      return benefit;
    },
    passengerSegment: async ({ forWhom }, _args, { services, actor, now }) =>
      forWhom && services.orders.passengerOn(forWhom, await actor(), now),
    async coupons({ orderId, benefitId, quantity, before }, _args, { services, actor, now }) {
      const coupons = await services.benefits.couponsIssuedBy(orderId, await actor(), now);
      return coupons
        .filter((coupon) => coupon.benefitId === benefitId)
        .slice(before, before + quantity);
    },
  },
};

export const benefitOrderNode: NodeLoader = async (id, { services, actor, now }) =>
  services.benefits.order(id, await actor(), now);
