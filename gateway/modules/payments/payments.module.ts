import type { GatewayModule } from '#gateway/modules/gateway-module.ts';
import { moneyOwed, paymentReturns, paymentsOpen } from './payments.figures.ts';
import { returnPaymentJob, sendPaymentReturned, sweepPayments } from './payments.jobs.ts';
import { paymentNode, paymentsResolvers } from './payments.resolvers.ts';
import type { PaymentService } from './payments.service.ts';
import { pointsSubjectResolvers } from './points/points-subject.resolvers.ts';
import { paymentWebhookRoutes } from './reports/payment-webhook.http.ts';
import type { OrderWatch } from './watch/order-watch.service.ts';

declare module '#gateway/requests/services.ts' {
  interface Services {
    readonly payments: PaymentService;
    readonly orderWatch: OrderWatch;
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
