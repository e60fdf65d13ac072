import type { DatabaseTransaction } from '#gateway/database/database.ts';
import type { ExtraCoupon, ExtraItem, ExtrasOrder } from '#gateway/modules/extras/extra.model.ts';
import type { ExtrasDependencies } from '#gateway/modules/extras/extras-dependencies.ts';
import { markPaid } from '#gateway/modules/extras/orders/extras-order-changes.repository.ts';
import { ownerOf } from '#gateway/modules/extras/orders/extras-order-status.ts';
import { leaveExtrasMessage } from '#gateway/modules/extras/orders/leave-extras-message.ts';
import { addDays, type LocalDate } from '#schema/rules/base/local-date.ts';
import { commercialDay } from '#schema/rules/base/time.ts';
import { couponsSpentOn, insertCoupon, spendCoupons } from './extra-coupons.repository.ts';

type Catalogue = ExtrasDependencies['catalogue'];

/**
 * The last day of each coupon that comes of an item: no later than that of the coupon that paid for
 * it (RULES 9.27).
 */
function lastDays(
  catalogue: Catalogue,
  { extraId, quantity }: Pick<ExtraItem, 'extraId' | 'quantity'>,
  spent: readonly Pick<ExtraCoupon, 'extraId' | 'validUntil'>[],
  validFrom: LocalDate,
): LocalDate[] {
  const kindOf = (id: string) => catalogue.find((extra) => extra.id === id)?.kind;
  const validDays = catalogue.find((extra) => extra.id === extraId)?.validDays ?? 0;
  const fresh = addDays(validFrom, validDays);
  const paidBy = spent.filter((coupon) => kindOf(coupon.extraId) === kindOf(extraId));
  return Array.from({ length: quantity }, (_, index) => {
    const own = paidBy[index]?.validUntil;
    return own && own < fresh ? own : fresh;
  });
}

/**
 * Marks an order as paid in the caller's transaction, which holds its lock: the coupons that pay
 * for it are used, and there is a coupon for each of what was ordered.
 */
export async function issueCoupons(
  trx: DatabaseTransaction,
  { catalogue, ids }: Pick<ExtrasDependencies, 'catalogue' | 'ids'>,
  order: ExtrasOrder,
  now: Date,
): Promise<void> {
  const { id, memberId, items } = order;
  await markPaid(trx, id, now);
  await spendCoupons(trx, id, now);
  if (!ownerOf(order)) return;
  const validFrom = commercialDay(now);
  const spent = await couponsSpentOn(trx, id);
  for (const item of items)
    for (const validUntil of lastDays(catalogue, item, spent, validFrom)) {
      const coupon = { extraId: item.extraId, memberId, validFrom, validUntil, issuedBy: id };
      await insertCoupon(trx, { ...coupon, id: ids.uuid(now) });
    }
  await leaveExtrasMessage(trx, 'BENEFITS_PAID', order, now);
}
