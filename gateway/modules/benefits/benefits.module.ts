import * as v from 'valibot';
import type { Job, Sweep } from '#gateway/jobs/job.ts';
import { SEND_EXTRAS_NEWS } from '#gateway/modules/benefits/orders/leave-benefit-message.ts';
import type { GatewayModule } from '#gateway/modules/gateway-module.ts';
import { unlessRefused } from '#gateway/modules/orders/orders.jobs.ts';
import { EXTRAS_NEWS } from '#gateway/ports/documents/email/email-data.ts';
import { CURRENCY_CODES } from '#schema/codes/base/currencies.ts';
import { benefitNode, benefitsResolvers } from './benefits.resolvers.ts';
import type { BenefitService } from './benefits.service.ts';
import { benefitCouponNode, couponsResolvers } from './coupons/coupons.resolvers.ts';
import { benefitOrderNode, benefitOrdersResolvers } from './orders/benefit-orders.resolvers.ts';
import { benefitQuotesResolvers } from './quote/benefit-quotes.resolvers.ts';
import { benefitStockResolvers } from './stock/benefit-stock.resolvers.ts';

const Payload = v.object({
  benefitOrderId: v.pipe(v.string(), v.uuid()),
  event: v.picklist(EXTRAS_NEWS),
  amount: v.nullable(v.object({ amount: v.number(), currency: v.picklist(CURRENCY_CODES) })),
});

/**
 * Extras that a guest ordered are to be paid, are paid, or have ended: the contact of the flight
 * order gets an e-mail.
 */
const sendExtrasNotification: Job = {
  name: SEND_EXTRAS_NEWS,
  isMessage: true,
  run(payload, context) {
    const news = v.parse(Payload, payload);
    const { services, clock } = context;
    return unlessRefused(context, SEND_EXTRAS_NEWS, () =>
      services.benefits.mailNews(news, clock.now()),
    );
  },
};

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
  jobs: [sendExtrasNotification],
  sweeps: [sweepUnpaidBenefits, sweepOldBenefits],
};
