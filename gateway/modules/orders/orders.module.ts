import type { GatewayModule } from '#gateway/modules/gateway-module.ts';
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
import { ordersMade, ordersUnpaid } from './orders.metrics.ts';
import { orderMutations, orderNode, ordersResolvers } from './orders.resolvers.ts';
import type { OrderService } from './orders.service.ts';
import { passengerNode, passengersResolvers } from './passengers/passengers.resolvers.ts';
import { sealedNumbersOfOrders } from './passengers/sealed-numbers.ts';
import {
  orderSegmentNode,
  passengerSegmentNode,
  segmentsResolvers,
} from './segments/segments.resolvers.ts';
import { couponNode, ticketNode, ticketsResolvers } from './tickets/tickets.resolvers.ts';

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
