import { belongingTo } from '#gateway/database/personal-data.ts';
import type { GatewayModule } from '#gateway/modules/gateway-module.ts';
import { ofOrders } from '#gateway/modules/orders/read/visible-orders.condition.ts';
import { OFFERED_ORDER_ACTIONS } from '#schema/codes/orders/online-actions.ts';
import { followReturn } from './payout/pay-refund.service.ts';
import { refundActions } from './refund-actions.ts';
import { refundEvents } from './refund-events.ts';
import { refundUnderWay } from './refund-under-way.condition.ts';
import {
  payRefundJob,
  sendRefundNews,
  sweepApproved,
  sweepOldRefunds,
  sweepReviews,
} from './refunds.jobs.ts';
import { refundVersions } from './refunds.repository.ts';
import { refundNode, refundOfferNode, refundsResolvers } from './refunds.resolvers.ts';
import { createRefundService, type RefundService } from './refunds.service.ts';

declare module '#gateway/requests/services.ts' {
  interface Services {
    readonly refunds: RefundService;
  }
}

const REFUNDS = { table: 'refunds', isOf: ofOrders };
const ofRefunds = belongingTo('refund_id', REFUNDS);

export const refundsModule = {
  name: 'refunds',
  services: {
    refunds: (parts, services) =>
      createRefundService({
        ...parts,
        flightStatus: services.flightStatus,
        inventory: services.inventory,
        orders: services.orders,
        payments: services.payments,
        uploads: services.uploads,
        signing: parts.keys.offerSigning,
        fares: parts.airline.fares,
        office: parts.airline.refundOffice,
        paidAlong: services.dateChanges.paidAlong,
        airlineChanges: parts.answers.airlineChangeRights(parts, services),
        otherProcedures: parts.procedures,
      }),
  },
  resolvers: [refundsResolvers],
  nodes: { Refund: refundNode },
  signedNodes: { RefundOffer: refundOfferNode },
  jobs: [payRefundJob, sendRefundNews],
  sweeps: [sweepReviews, sweepApproved, sweepOldRefunds],
  orderEvents: [refundEvents],
  orderVersions: [refundVersions],
  segmentActions: [() => refundActions(OFFERED_ORDER_ACTIONS)],
  erasureHolds: [refundUnderWay],
  whenReturned: { REFUND: followReturn },
  personalData: [
    REFUNDS,
    { table: 'refund_events', isOf: ofRefunds },
    { table: 'refund_coupons', isOf: ofRefunds },
    { table: 'refund_proofs', isOf: ofRefunds },
    { table: 'refund_payouts', isOf: ofRefunds },
    { table: 'refund_office_decisions', isOf: ofRefunds },
  ],
} satisfies GatewayModule;
