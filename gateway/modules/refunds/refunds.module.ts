import type { GatewayModule } from '#gateway/modules/gateway-module.ts';
import {
  payRefundJob,
  sendRefundNews,
  sweepApproved,
  sweepOldRefunds,
  sweepReviews,
} from './refunds.jobs.ts';
import { refundNode, refundOfferNode, refundsResolvers } from './refunds.resolvers.ts';
import type { RefundService } from './refunds.service.ts';

declare module '#gateway/requests/services.ts' {
  interface Services {
    readonly refunds: RefundService;
  }
}

export const refundsModule: GatewayModule = {
  resolvers: [refundsResolvers],
  nodes: { Refund: refundNode },
  signedNodes: { RefundOffer: refundOfferNode },
  jobs: [payRefundJob, sendRefundNews],
  sweeps: [sweepReviews, sweepApproved, sweepOldRefunds],
};
