import type { Metric } from '#gateway/jobs/metric.ts';
import { type GatewayModule, makeEach } from '#gateway/modules/gateway-module.ts';
import { OFFERED_ORDER_ACTIONS } from '#schema/codes/orders/online-actions.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { orderAccessResolvers } from './access/order-access.resolvers.ts';
import { createOrderAccess, type OrderAccess } from './access/order-access.service.ts';
import { createOrderDocuments, type OrderDocuments } from './documents/order-documents.service.ts';
import { orderDownloadRoutes } from './documents/order-downloads.http.ts';
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
import {
  orderListsResolvers,
  orderMutations,
  orderNode,
  ordersResolvers,
} from './orders.resolvers.ts';
import { createOrderService, type OrderService } from './orders.service.ts';
import { sealedNumbersOfOrders } from './passengers/document-encryption.ts';
import {
  couponNode,
  passengerNode,
  passengersResolvers,
  ticketNode,
  ticketsResolvers,
} from './passengers/passengers.resolvers.ts';
import {
  countOrdersSince,
  countUnpaidOrders,
  hasOpenOrder,
} from './read/order-counts.repository.ts';
import { orderFlights } from './read/order-flights.ts';
import { refundStepsElsewhere } from './read/order-history.repository.ts';
import { storedOrderVersions } from './read/orders.repository.ts';
import { isOrderOf, ofOrders } from './read/visible-orders.condition.ts';
import {
  orderSegmentNode,
  passengerSegmentNode,
  segmentsResolvers,
} from './segments/segments.resolvers.ts';
import { createSegmentService, type SegmentService } from './segments/segments.service.ts';

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
    readonly segments: SegmentService;
    readonly orders: OrderService;
    readonly orderAccess: OrderAccess;
    readonly orderDocuments: OrderDocuments;
  }
}

export const ordersModule = {
  name: 'orders',
  services: {
    segments: ({ airline, procedures }) =>
      createSegmentService({
        procedures,
        operations: airline.operations,
        timetable: airline.schedule,
        isCancelled: airline.timetable.isCancelled,
      }),
    orders(parts, services) {
      const { airline, environment, hash, answers } = parts;
      const orders = createOrderService({
        ...parts,
        offers: services.offers,
        inventory: services.inventory,
        timetable: airline.timetable,
        flights: orderFlights(airline.schedule, airline.fares),
        openOrders: {
          ...environment.openOrders,
          hashOf: (network) => hash('ordered from', network),
        },
        factSources: parts.orderFacts,
        eventSources: [refundStepsElsewhere, ...parts.orderEvents],
        versionSources: parts.orderVersions,
        segmentActions: parts.segmentActions.map((make) => make(parts, services)),
        savedTravellers: answers.savedTravellers(parts, services),
        offered: OFFERED_ORDER_ACTIONS,
      });
      // no other part can cancel at all
      return { ...orders, cancel: answers.cancelUnpaid(parts, services)(orders.cancel) };
    },
    orderAccess: ({ airline, ...parts }, { verification }) =>
      createOrderAccess({ ...parts, verification, tickets: airline.tickets }),
    orderDocuments: (parts, services) =>
      createOrderDocuments({
        ...parts,
        ...makeEach(parts.receipt, parts, services),
        orders: services.orders,
        flights: services.orders.flights,
        fares: parts.airline.fares,
        hashOfMailbox: (mailbox) => parts.hash('unpaid notices to', mailbox),
      }),
  },
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
  freeSeats: [({ orders }, now, flights) => orders.expire(now, flights)],
  messageSubjects: {
    Order: (_parts, services) => (id, actor, now) => services.orders.find({ id }, actor, now),
  },
  orderVersions: [storedOrderVersions],
  openBusiness: [
    ({ erasureHolds }) =>
      (within, memberId, now) =>
        hasOpenOrder(within, memberId, erasureHolds, now),
  ],
  personalData: [
    { table: 'orders', isOf: isOrderOf, leaveOut: ['placed_from', 'session_id'] },
    {
      table: 'order_passengers',
      isOf: ofOrders,
      leaveOut: ['document_number_lookup', 'document_number_hash'],
      masked: { column: 'document_number_sealed', as: 'document_number' },
    },
    { table: 'order_segments', isOf: ofOrders },
    { table: 'order_history', isOf: ofOrders },
    { table: 'tickets', isOf: ofOrders },
    { table: 'coupons', isOf: ofOrders },
  ],
} satisfies GatewayModule;
