import type { Sweep } from '#gateway/jobs/job.ts';
import type { GatewayModule } from '#gateway/modules/gateway-module.ts';
import { benefitNode, benefitsResolvers } from './benefits.resolvers.ts';
import type { BenefitService } from './benefits.service.ts';
import { benefitCouponNode, couponsResolvers } from './coupons/coupons.resolvers.ts';
import { sendExtrasNews } from './news/extras-news.job.ts';
import { benefitOrderNode, benefitOrdersResolvers } from './orders/benefit-orders.resolvers.ts';
import { benefitQuotesResolvers } from './quote/benefit-quotes.resolvers.ts';
import { benefitStockResolvers } from './stock/benefit-stock.resolvers.ts';

declare module '#gateway/requests/services.ts' {
  interface Services {
    readonly benefits: BenefitService;
  }
}

/** Benefit orders whose 50 minutes are over. */
const sweepUnpaidBenefits: Sweep = {
  name: 'unpaid benefits',
  run: ({ services, clock }) => services.benefits.expire(clock.now()),
};

/** Benefit orders that the accounts no longer need. */
const sweepOldBenefits: Sweep = {
  name: 'old benefits',
  run: ({ services, clock }) => services.benefits.erase(clock.now()),
};

export const benefitsModule: GatewayModule = {
  resolvers: [
    benefitsResolvers,
    benefitOrdersResolvers,
    benefitQuotesResolvers,
    benefitStockResolvers,
    couponsResolvers,
  ],
  nodes: { Benefit: benefitNode, BenefitOrder: benefitOrderNode, BenefitCoupon: benefitCouponNode },
  jobs: [sendExtrasNews],
  sweeps: [sweepUnpaidBenefits, sweepOldBenefits],
};
