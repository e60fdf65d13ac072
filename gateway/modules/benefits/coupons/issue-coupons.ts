import type { DatabaseTransaction } from '#gateway/database/database.ts';
import type {
  BenefitCoupon,
  BenefitItem,
  BenefitOrder,
} from '#gateway/modules/benefits/benefit.model.ts';
import type { BenefitDependencies } from '#gateway/modules/benefits/benefit-dependencies.ts';
import { markPaid } from '#gateway/modules/benefits/orders/benefit-order-changes.repository.ts';
import { ownerOf } from '#gateway/modules/benefits/orders/benefit-order-status.ts';
import { leaveBenefitMessage } from '#gateway/modules/benefits/orders/leave-benefit-message.ts';
import { addDays, type LocalDate } from '#schema/rules/base/local-date.ts';
import { commercialDay } from '#schema/rules/base/time.ts';
import { couponsSpentOn, insertCoupon, useCoupons } from './benefit-coupons.repository.ts';

type Catalogue = BenefitDependencies['catalogue'];

/**
 * The last day of each coupon that comes of an item: no later than that of the coupon that paid for
 * it (RULES 9.27).
 */
const lastDays = (
  catalogue: Catalogue,
  { benefitId, quantity }: Pick<BenefitItem, 'benefitId' | 'quantity'>,
  spent: readonly Pick<BenefitCoupon, 'benefitId' | 'validUntil'>[],
  validFrom: LocalDate,
): LocalDate[] => {
  const kindOf = (id: string) => catalogue.find((benefit) => benefit.id === id)?.kind;
  const validDays = catalogue.find((benefit) => benefit.id === benefitId)?.validDays ?? 0;
  const fresh = addDays(validFrom, validDays);
  const paidBy = spent.filter((coupon) => kindOf(coupon.benefitId) === kindOf(benefitId));
  return Array.from({ length: quantity }, (_, index) => {
    const own = paidBy[index]?.validUntil;
    return own && own < fresh ? own : fresh;
  });
};

/**
 * Marks an order as paid in the caller's transaction, which holds its lock: the coupons that pay
 * for it are used, and there is a coupon for each of what was ordered.
 */
export const issueCoupons = async (
  trx: DatabaseTransaction,
  { catalogue, ids }: Pick<BenefitDependencies, 'catalogue' | 'ids'>,
  order: BenefitOrder,
  now: Date,
): Promise<void> => {
  const { id, memberId, items } = order;
  await markPaid(trx, id, now);
  await useCoupons(trx, id, now);
  if (!ownerOf(order)) return;
  const validFrom = commercialDay(now);
  const spent = await couponsSpentOn(trx, id);
  for (const item of items)
    for (const validUntil of lastDays(catalogue, item, spent, validFrom)) {
      const coupon = { benefitId: item.benefitId, memberId, validFrom, validUntil, issuedBy: id };
      await insertCoupon(trx, { ...coupon, id: ids.uuid(now) });
    }
  await leaveBenefitMessage(trx, 'BENEFITS_PAID', order, now);
};
