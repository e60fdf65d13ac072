import type { DatabaseTransaction } from '#gateway/database/database.ts';
import type { BenefitOrder } from '#gateway/modules/benefits/benefit.model.ts';
import type { BenefitSources } from '#gateway/modules/benefits/benefit-sources.ts';
import { markPaid } from '#gateway/modules/benefits/orders/benefit-order-changes.repository.ts';
import { leaveBenefitMessage } from '#gateway/modules/benefits/orders/leave-benefit-message.ts';
import { addDays } from '#schema/rules/base/local-date.ts';
import { commercialDay } from '#schema/rules/base/time.ts';
import { insertCoupon, useCoupons } from './benefit-coupons.repository.ts';

/**
 * Marks an order as paid in the caller's transaction, which holds its lock: the coupons that pay for it are used, and its member
 * has a coupon for each of what was ordered.
 */
export const issueCoupons = async (
  trx: DatabaseTransaction,
  { catalogue, ids }: Pick<BenefitSources, 'catalogue' | 'ids'>,
  order: Pick<BenefitOrder, 'id' | 'number' | 'memberId' | 'items' | 'total'>,
  now: Date,
): Promise<void> => {
  const { id, memberId, items } = order;
  await markPaid(trx, id, now);
  await useCoupons(trx, id, now);
  if (!memberId) return;
  const validFrom = commercialDay(now);
  for (const { benefitId, quantity } of items) {
    const validDays = catalogue.find((benefit) => benefit.id === benefitId)?.validDays ?? 0;
    const validUntil = addDays(validFrom, validDays);
    for (let made = 0; made < quantity; made += 1) {
      const coupon = { benefitId, memberId, validFrom, validUntil, issuedBy: id };
      await insertCoupon(trx, { ...coupon, id: ids.uuid(now) });
    }
  }
  await leaveBenefitMessage(trx, 'BENEFITS_PAID', order, now);
};
