import { globalId } from '#gateway/graphql/global-id.ts';
import type { NodeLoader } from '#gateway/graphql/node.resolvers.ts';
import { isLapsed } from '#gateway/modules/orders/read/order-status.ts';
import { segmentIn } from '#gateway/modules/orders/segments/passenger-segment-view.ts';
import { maskPhone } from '#gateway/requests/mask.ts';
import type { Resolvers } from '#gateway/resolvers.gen.ts';
import { documentNumberOf, shownNumberOf } from './identity-document.ts';
import { couponsIn, passengerIn, ticketsIn } from './passenger-view.ts';

/** Those who travel on an order. */
export const passengersResolvers: Resolvers = {
  Passenger: {
    id: ({ id }) => globalId('Passenger', id),
    name: ({ ticketName }) => ticketName,
    phone: ({ phone, order }) => phone && (order.typedByViewer ? phone : maskPhone(phone)),
    document: ({ id, document, order }, _args, { services: { orders } }) => ({
      type: document.type,
      ...shownNumberOf({ id, document }, orders.vault),
      number:
        order.typedByViewer && (order.state === 'PENDING_PAYMENT' || isLapsed(order))
          ? documentNumberOf({ id, document }, orders.vault)
          : null,
      issuingCountry: document.issuingCountry,
      expiresOn: document.expiresOn,
    }),
    accompanyingAdult: ({ order, accompanyingAdultId }) => passengerIn(order, accompanyingAdultId),
    ticket: ({ id, order }) =>
      ticketsIn(order).find(({ passengerId }) => passengerId === id) ?? null,
  },
};

export const passengerNode: NodeLoader = async (id, { services, actor, now }) => {
  const order = await services.orders.find({ passengerId: id }, await actor(), now);
  return order && passengerIn(order, id);
};

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
