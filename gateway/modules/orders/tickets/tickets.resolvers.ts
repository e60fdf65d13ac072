import { globalId } from '#gateway/graphql/global-id.ts';
import type { NodeLoader } from '#gateway/graphql/node.resolvers.ts';
import { passengerIn } from '#gateway/modules/orders/passengers/passenger-view.ts';
import { segmentIn } from '#gateway/modules/orders/segments/passenger-segment-view.ts';
import type { Resolvers } from '#gateway/resolvers.gen.ts';
import { couponsIn, ticketsIn } from './ticket-view.ts';

/** Tickets and their coupons. */
export const ticketsResolvers: Resolvers = {
  Ticket: {
    id: ({ id }) => globalId('Ticket', id),
    passenger: ({ order, passengerId }) => passengerIn(order, passengerId)!,
    coupons: couponsIn,
    order: ({ order }) => (order.onlySegment === undefined ? order : null),
  },
  Coupon: {
    id: ({ id }) => globalId('Coupon', id),
    segment: ({ order, segmentIndex }) => segmentIn(order, segmentIndex)!,
    ticket: ({ order, ticketId }) => ticketsIn(order).find(({ id }) => id === ticketId)!,
  },
};

export const ticketNode: NodeLoader = async (id, { services, actor, now }) => {
  const order = await services.orders.find({ ticketId: id }, await actor(), now);
  return order && ticketsIn(order).find((ticket) => ticket.id === id);
};

export const couponNode: NodeLoader = async (id, { services, actor, now }) => {
  const order = await services.orders.find({ couponId: id }, await actor(), now);
  return (
    order &&
    ticketsIn(order)
      .flatMap(couponsIn)
      .find((coupon) => coupon.id === id)
  );
};
