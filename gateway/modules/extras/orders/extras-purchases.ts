import { globalId } from '#gateway/graphql/global-id.ts';
import { releaseCoupons } from '#gateway/modules/extras/coupons/extra-coupons.repository.ts';
import { issueCoupons } from '#gateway/modules/extras/coupons/issue-coupons.ts';
import type { ExtrasOrder } from '#gateway/modules/extras/extra.model.ts';
import type { ExtrasDependencies } from '#gateway/modules/extras/extras-dependencies.ts';
import type { PayableKind } from '#gateway/modules/payments/payable.ts';
import type { PurchaseEnd } from '#gateway/modules/payments/purchases/cancel-purchase.service.ts';
import type { PurchaseKind } from '#gateway/modules/payments/purchases/purchase.ts';
import { purchasePayable } from '#gateway/modules/payments/purchases/purchase-payable.ts';
import { extraName } from '#gateway/ports/extras/extras.port.ts';
import { AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import type { SiteAddresses } from '#gateway/site/site-addresses.ts';
import { lockExtrasOrder, markCancelled } from './extras-order-changes.repository.ts';
import { amountDueOf } from './extras-order-status.ts';
import { findExtrasOrder } from './extras-orders.repository.ts';
import { leaveExtrasMessage } from './leave-extras-message.ts';

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
export type ExtrasPayableSources = Pick<ExtrasDependencies, 'db' | 'catalogue' | 'ids'> & {
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
