import { globalId } from '#gateway/graphql/global-id.ts';
import type { NodeLoader } from '#gateway/graphql/node.resolvers.ts';
import { passengerSegmentsIn } from '#gateway/modules/orders/segments/passenger-segment-view.ts';
import { pointsOffsetOf } from '#gateway/modules/payments/points/points-of-payment.ts';
import {
  closedReason,
  type PurchaseCapability,
  purchaseCapabilities,
} from '#gateway/modules/payments/purchases/purchase.ts';
import type { SeatOrder } from '#gateway/modules/seats/seat.model.ts';
import type { Resolvers } from '#gateway/resolvers.gen.ts';
import type { OrderFacts } from '#schema/rules/orders/order-facts.ts';
import { amountDueOf, creditOf, totalOf } from './read-seat-orders.ts';

/** What can be done with a seat order, allowed or not, with reasons (RULES 4.9). */
function seatOrderCapabilities(
  order: SeatOrder,
  payment: OrderFacts['payment'],
): PurchaseCapability<'PAY' | 'CANCEL' | 'CANCEL_SEAT'>[] {
  const paid = order.state === 'PAID' || order.state === 'PART_REFUNDED';
  const unpaid = order.state === 'PENDING_PAYMENT' ? 'NOT_PAID' : closedReason(order);
  const givenBack = { allowed: paid, until: null, reason: paid ? null : unpaid };
  return [...purchaseCapabilities(order, payment), { action: 'CANCEL_SEAT', ...givenBack }];
}

/** Orders of preferred seats. */
export const seatOrdersResolvers: Resolvers = {
  Order: {
    seatOrders: async ({ id }, _args, { services, actor, now }) =>
      services.seats.ordersOf(id, await actor(), now),
  },
  SeatOrder: {
    id: ({ id }) => globalId('SeatOrder', id),
    orderNumber: ({ number }) => number,
    salesChannel: () => 'OFFICIAL_SITE',
    flight: ({ flightNumber, departureDate }, _args, { services }) =>
      services.seats.flightOf({ flightNumber, date: departureDate }),
    order: async ({ orderId }, _args, { services, actor, now }) =>
      services.orders.find({ id: orderId }, await actor(), now),
    items: ({ items }) => [...items],
    total: totalOf,
    credit: creditOf,
    amountDue: amountDueOf,
    paymentDueAt: ({ state, paymentDueAt }) => (state === 'PENDING_PAYMENT' ? paymentDueAt : null),
    serverNow: ({ asOf }) => asOf,
    pointsOffset: ({ id }, _args, context) => pointsOffsetOf({ kind: 'SEAT_ORDER', id }, context),
    payments: async ({ id }, _args, { services, actor, now }) =>
      services.payments.ofOrder(id, await actor(), now),
    capabilities: async (order, _args, { services, now }) => {
      const payment = await services.seats.paymentOf(order.id, now);
      return seatOrderCapabilities(order, payment).map(({ reason, ...capability }) => ({
        ...capability,
        from: null,

        reason: reason && { code: reason, liftsAt: null, seatOrder: null },
      }));
    },
  },
  SeatOrderItem: {
    id: ({ id }) => globalId('SeatOrderItem', id),
    passengerSegment: async (
      { orderId, passengerId, segmentIndex },
      _args,
      { services, actor, now },
    ) => {
      const order = await services.orders.find({ id: orderId }, await actor(), now);
      const seated = (order ? passengerSegmentsIn(order) : []).find(
        ({ passenger, segment }) => passenger.id === passengerId && segment.index === segmentIndex,
      );
      if (!seated) throw new Error('A seat belongs to a passenger');
      return seated;
    },
  },
};

export const seatOrderNode: NodeLoader = async (id, { services, actor, now }) =>
  services.seats.order(id, await actor(), now);

export const seatOrderItemNode: NodeLoader = async (id, { services, actor, now }) => {
  const order = await services.seats.orderOfItem(id, await actor(), now);
  return order?.items.find((item) => item.id === id) ?? null;
};
