import type { Metric } from '#gateway/jobs/metric.ts';
import type { GatewayModule } from '#gateway/modules/gateway-module.ts';
import type { OrderUpdates } from './live/order-updates.service.ts';
import { countOpenPayments, moneyToReturn } from './payment-counts.repository.ts';
import { returnPaymentJob, sendPaymentReturned, sweepPayments } from './payments.jobs.ts';
import { paymentNode, paymentsResolvers } from './payments.resolvers.ts';
import type { PaymentService } from './payments.service.ts';
import { pointsSubjectResolvers } from './points/points-subject.resolvers.ts';
import { paymentWebhookRoutes } from './reports/payment-webhook.http.ts';

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

export const paymentsModule: GatewayModule = {
  resolvers: [paymentsResolvers, pointsSubjectResolvers],
  nodes: { Payment: paymentNode },
  jobs: [returnPaymentJob, sendPaymentReturned],
  // It waits for the provider.
  sweeps: [sweepPayments],
  http: { '/webhooks': paymentWebhookRoutes },
  figures: [paymentReturns, paymentsOpen, moneyOwed],
};
