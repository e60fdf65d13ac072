import * as v from 'valibot';
import { belongingTo } from '#gateway/database/personal-data.ts';
import type { Job, Sweep } from '#gateway/jobs/job.ts';
import type { GatewayModule } from '#gateway/modules/gateway-module.ts';
import { unlessRefused } from '#gateway/modules/orders/orders.jobs.ts';
import { ofOrders } from '#gateway/modules/orders/read/visible-orders.condition.ts';
import { REFUND_NEWS } from '#gateway/ports/documents/email/email-data.ts';
import { OFFERED_ORDER_ACTIONS } from '#schema/codes/orders/online-actions.ts';
import { SEND_REFUND_NOTIFICATION } from './notifications/email-refund.service.ts';
import { followReturn } from './payout/pay-refund.service.ts';
import { refundActions, refundEvents } from './refund-actions.ts';
import { refundUnderWay } from './refund-under-way.condition.ts';
import { refundVersions } from './refunds.repository.ts';
import { refundNode, refundOfferNode, refundsResolvers } from './refunds.resolvers.ts';
import { createRefundService, type RefundService } from './refunds.service.ts';

const Payload = v.object({ refundId: v.pipe(v.string(), v.uuid()) });
const News = v.object({ ...Payload.entries, event: v.picklist(REFUND_NEWS) });

/** An approved refund is paid. */
const payRefundJob: Job = {
  name: 'pay-refund',
  run: (payload, { services }) => services.refunds.pay(v.parse(Payload, payload).refundId),
};

/** The contact of the order gets an e-mail. */
const sendRefundNews: Job = {
  name: SEND_REFUND_NOTIFICATION,
  isMessage: true,
  run(payload, context) {
    const { refundId, event } = v.parse(News, payload);
    const { services, clock } = context;
    const send = () => services.refunds.mail(refundId, event, clock.now());
    return unlessRefused(context, SEND_REFUND_NOTIFICATION, send);
  },
};

/** Requests about which the back office has decided by now. */
const sweepReviews: Sweep = {
  name: 'refunds under review',
  run: ({ services, clock }) => services.refunds.askOffice(clock.now()),
};

/** Approved refunds whose job was lost. */
const sweepApproved: Sweep = {
  name: 'approved refunds',
  run: ({ services }) => services.refunds.resume(),
};

/** Notes and proofs that are no longer needed. */
const sweepOldRefunds: Sweep = {
  name: 'old refunds',
  run: ({ services, clock }) => services.refunds.erase(clock.now()),
};

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
