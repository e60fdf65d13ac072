import * as v from 'valibot';
import { belongingTo } from '#gateway/database/personal-data.ts';
import type { Job, Sweep } from '#gateway/jobs/job.ts';
import type { Metric } from '#gateway/jobs/metric.ts';
import { type GatewayModule, makeEach } from '#gateway/modules/gateway-module.ts';
import { unlessRefused } from '#gateway/modules/orders/orders.jobs.ts';
import { paymentWebhookUrl } from '#gateway/site/site-addresses.ts';
import { createOrderUpdates, type OrderUpdates } from './live/order-updates.service.ts';
import { askBeforeCancelling, orderPayable } from './order-payable.ts';
import { paymentEvents, paymentFacts, paymentOfReceipt } from './payment-status.ts';
import { isPaymentOf, pendingPayment } from './payments.condition.ts';
import { countOpenPayments, moneyToReturn, paymentVersions } from './payments.repository.ts';
import { paymentNode, paymentsResolvers, pointsSubjectResolvers } from './payments.resolvers.ts';
import { createPaymentService, type PaymentService } from './payments.service.ts';
import { paymentWebhookRoutes } from './reports/payment-webhook.http.ts';

const Payload = v.object({ returnId: v.pipe(v.string(), v.uuid()) });

/**
 * Captured money that is not retained goes back. Tried again until the provider has done it; the
 * sweep tries too.
 */
export const returnPaymentJob: Job = {
  name: 'return-payment',
  run: (payload, { services }) => services.payments.sendBack(v.parse(Payload, payload).returnId),
};

/** Its payer gets an e-mail. */
export const sendPaymentReturned: Job = {
  name: 'send-payment-returned',
  isMessage: true,
  run(payload, context) {
    const { returnId } = v.parse(Payload, payload);
    const { services, clock } = context;
    const send = () => services.payments.mailReturned(returnId, clock.now());
    return unlessRefused(context, 'send-payment-returned', send);
  },
};

/** Attempts and returns that were left open. */
const sweepPayments: Sweep = {
  name: 'payments',
  run: ({ services, clock }) => services.payments.reconcile(clock.now()),
};

/** Money that goes or went back to its payers. */
const paymentReturns: Metric = {
  name: 'payment_returns',
  help: 'Money that goes or went back to its payers, by cause and state',
  labelNames: ['cause', 'state'],
  read: async ({ services }) =>
    (await services.payments.countReturns()).map(({ count, ...labels }) => ({
      labels,
      value: count,
    })),
};

/** Attempts to pay that have not ended. */
const paymentsOpen: Metric = {
  name: 'payments_open',
  help: 'Attempts to pay that are open, by state',
  labelNames: ['state'],
  read: async ({ db }) =>
    (await countOpenPayments(db)).map(({ state, count }) => ({ labels: { state }, value: count })),
};

/** What the airline still owes. */
const moneyOwed: Metric = {
  name: 'payment_returns_due_minor_units',
  help: 'Money that has still to go back, in minor units, by currency and state',
  labelNames: ['currency', 'state'],
  read: async ({ db }) =>
    (await moneyToReturn(db)).map(({ amount, ...labels }) => ({ labels, value: amount })),
};

declare module '#gateway/requests/services.ts' {
  interface Services {
    readonly payments: PaymentService;
    readonly orderWatch: OrderUpdates;
  }
}

const PAYMENTS = { table: 'payments', isOf: isPaymentOf, leaveOut: ['hosted_page_url'] };

export const paymentsModule = {
  name: 'payments',
  services: {
    payments: (parts, services) =>
      createPaymentService({
        ...parts,
        orders: services.orders,
        provider: parts.paymentProvider,
        payables: makeEach(parts.payables, parts, services),
        webhookUrl: paymentWebhookUrl(parts.environment),
      }),
    // A page shows within two seconds what happens to its order elsewhere; access that ends is
    // noticed a little later.
    orderWatch: ({ clock }, { orders, payments, sessions }) =>
      createOrderUpdates({
        clock,
        payments,
        sessions,
        versions: orders.versions,
        intervalMilliseconds: 1_000,
        accessMilliseconds: 15_000,
        limits: { perViewer: 200, all: 5_000 },
      }),
  },
  resolvers: [paymentsResolvers, pointsSubjectResolvers],
  nodes: { Payment: paymentNode },
  jobs: [returnPaymentJob, sendPaymentReturned],
  // It waits for the provider.
  sweeps: [sweepPayments],
  http: { '/webhooks': paymentWebhookRoutes },
  figures: [paymentReturns, paymentsOpen, moneyOwed],
  payables: {
    ORDER: ({ airline, addresses }, { orders }) =>
      orderPayable(orders, addresses, airline.timetable),
  },
  orderFacts: [paymentFacts],
  orderEvents: [paymentEvents],
  orderVersions: [paymentVersions],
  erasureHolds: [pendingPayment],
  receipt: { paymentOf: () => paymentOfReceipt },
  answers: {
    frozenOf: (_parts, services) => (memberId, now) =>
      services.payments.frozenPoints(memberId, now),
    cancelUnpaid: (_parts, services) => (cancel) =>
      askBeforeCancelling(cancel, () => services.payments),
  },
  personalData: [
    PAYMENTS,
    { table: 'payment_returns', isOf: belongingTo('payment_id', PAYMENTS) },
    { table: 'payment_events', isOf: belongingTo('payment_id', PAYMENTS) },
  ],
} satisfies GatewayModule;
