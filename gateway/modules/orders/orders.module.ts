import type { Metric } from '#gateway/jobs/metric.ts';
import type { GatewayModule } from '#gateway/modules/gateway-module.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { orderAccessResolvers } from './access/order-access.resolvers.ts';
import type { OrderAccess } from './access/order-access.service.ts';
import type { OrderDocuments } from './documents/order-documents.service.ts';
import { orderDownloadRoutes } from './documents/order-downloads.http.ts';
import { orderListsResolvers } from './lists/order-lists.resolvers.ts';
import {
  sendBookingHeld,
  sendOrderCancelled,
  sendReceiptMail,
  sweepFlightNews,
  sweepOldOrders,
  sweepOrderAccess,
  sweepOrders,
  sweepWithdrawnOrders,
} from './orders.jobs.ts';
import { orderMutations, orderNode, ordersResolvers } from './orders.resolvers.ts';
import type { OrderService } from './orders.service.ts';
import { sealedNumbersOfOrders } from './passengers/document-encryption.ts';
import { passengerNode, passengersResolvers } from './passengers/passengers.resolvers.ts';
import { countOrdersSince, countUnpaidOrders } from './read/order-counts.repository.ts';
import {
  orderSegmentNode,
  passengerSegmentNode,
  segmentsResolvers,
} from './segments/segments.resolvers.ts';
import { couponNode, ticketNode, ticketsResolvers } from './tickets/tickets.resolvers.ts';

const DAY_MINUTES = 24 * 60;

/** How business goes: the orders of the last 24 hours. */
const ordersMade: Metric = {
  name: 'orders_made_24h',
  help: 'Orders made within 24 hours, by the state they are in now',
  labelNames: ['state'],
  async read({ db, clock }) {
    const counts = await countOrdersSince(db, addMinutes(clock.now(), -DAY_MINUTES));
    return counts.map(({ state, count }) => ({ labels: { state }, value: count }));
  },
};

/** Orders that hold seats unpaid; overdue ones are those that a sweep has still to cancel. */
const ordersUnpaid: Metric = {
  name: 'orders_unpaid',
  help: 'Unpaid orders: waiting for payment, and overdue',
  labelNames: ['state'],
  async read({ db, clock }) {
    const { waiting, overdue } = await countUnpaidOrders(db, clock.now());
    return [
      { labels: { state: 'waiting' }, value: waiting },
      { labels: { state: 'overdue' }, value: overdue },
    ];
  },
};

declare module '#gateway/requests/services.ts' {
  interface Services {
    readonly orders: OrderService;
    readonly orderAccess: OrderAccess;
    readonly orderDocuments: OrderDocuments;
  }
}

export const ordersModule: GatewayModule = {
  resolvers: [
    ordersResolvers,
    orderMutations,
    orderAccessResolvers,
    orderListsResolvers,
    passengersResolvers,
    ticketsResolvers,
    segmentsResolvers,
  ],
  nodes: {
    Order: orderNode,
    OrderSegment: orderSegmentNode,
    Passenger: passengerNode,
    PassengerSegment: passengerSegmentNode,
    Ticket: ticketNode,
    Coupon: couponNode,
  },
  jobs: [sendBookingHeld, sendReceiptMail, sendOrderCancelled],
  sweeps: [sweepOrders, sweepWithdrawnOrders, sweepFlightNews, sweepOrderAccess, sweepOldOrders],
  http: { '/orders': orderDownloadRoutes },
  sealed: [sealedNumbersOfOrders],
  figures: [ordersMade, ordersUnpaid],
};
