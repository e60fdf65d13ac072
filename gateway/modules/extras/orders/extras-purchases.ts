import type { DatabaseTransaction } from '#gateway/database/database.ts';
import { globalId } from '#gateway/graphql/global-id.ts';
import {
  couponsSpentOn,
  insertCoupon,
  releaseCoupons,
  spendCoupons,
} from '#gateway/modules/extras/coupons/extra-coupons.repository.ts';
import {
  amountDueOf,
  type ExtraCoupon,
  type ExtraItem,
  type ExtrasOrder,
  ownerOf,
} from '#gateway/modules/extras/extra.model.ts';
import type { ExtrasDependencies } from '#gateway/modules/extras/extras-dependencies.ts';
import { leaveExtrasMessage } from '#gateway/modules/extras/notifications/email-extras.service.ts';
import type { PayableKind } from '#gateway/modules/payments/payable.ts';
import type { PurchaseEnd } from '#gateway/modules/payments/purchases/cancel-purchase.service.ts';
import {
  type PurchaseKind,
  purchasePayable,
} from '#gateway/modules/payments/purchases/purchase.ts';
import { extraName } from '#gateway/ports/extras/extras.port.ts';
import { AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import type { SiteAddresses } from '#gateway/site/site-addresses.ts';
import { addDays, type LocalDate } from '#schema/rules/base/local-date.ts';
import { commercialDay } from '#schema/rules/base/time.ts';
import { lockExtrasOrder, markCancelled, markPaid } from './extras-order-changes.repository.ts';
import { findExtrasOrder } from './extras-orders.repository.ts';

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

/** Orders of extras as purchases: to be paid within 50 minutes, then there are coupons. */
export const extrasPurchases = (
  sources: Pick<ExtrasDependencies, 'catalogue' | 'ids'>,
): PurchaseKind<ExtrasOrder> => ({
  name: 'BENEFIT_ORDER',
  find: findExtrasOrder,
  async lock(trx, { id }) {
    await lockExtrasOrder(trx, id);
    return true;
  },
  orderIdOf: ({ id }) => id,
  amountDue: amountDueOf,
  async fulfil(trx, order, _payment, now) {
    await issueCoupons(trx, sources, order, now);
    return true;
  },
});

/** The coupons that were to pay an unpaid order can be used again at once when it ends. */
export const extrasOrderEnd = ({
  payments,
}: Pick<ExtrasDependencies, 'payments'>): PurchaseEnd<ExtrasOrder> => ({
  markCancelled,
  async release(trx, cancelled, cause, now) {
    const isOver = cause === 'PAYMENT_WINDOW';
    for (const order of cancelled) {
      await releaseCoupons(trx, order.id);
      if (isOver) await payments.lapse(trx, order.id, now);
      await leaveExtrasMessage(trx, isOver ? 'BENEFITS_LAPSED' : 'BENEFITS_CANCELLED', order, now);
    }
  },
});

/** What orders of extras need to be paid for. */
type ExtrasPayableSources = Pick<ExtrasDependencies, 'db' | 'catalogue' | 'ids'> & {
  readonly addresses: Pick<SiteAddresses, 'extrasOrder'>;
};

/** Orders of extras as something that is paid for. */
export function extrasOrderPayable(sources: ExtrasPayableSources): PayableKind {
  const { db, catalogue, addresses } = sources;
  return purchasePayable(db, extrasPurchases(sources), {
    async description(id, locale, now) {
      const order = await findExtrasOrder(db, id, AIRLINE, now);
      return (order?.items ?? []).map(({ extraId, quantity }) => {
        const name = extraName(
          catalogue.find((extra) => extra.id === extraId),
          locale,
        );
        return `${quantity} × ${name ?? extraId}`;
      });
    },
    returnUrl: (id, locale) => addresses.extrasOrder(globalId('ExtrasOrder', id), locale),
    async tellReturned(trx, id, amount, now) {
      const order = await findExtrasOrder(trx, id, AIRLINE, now);
      if (order) await leaveExtrasMessage(trx, 'BENEFITS_RETURNED', { ...order, amount }, now);
    },
  });
}
