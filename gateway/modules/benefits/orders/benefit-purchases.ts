import { globalId } from '#gateway/graphql/global-id.ts';
import type { BenefitOrder } from '#gateway/modules/benefits/benefit.model.ts';
import type { BenefitDependencies } from '#gateway/modules/benefits/benefit-dependencies.ts';
import { releaseCoupons } from '#gateway/modules/benefits/coupons/benefit-coupons.repository.ts';
import { issueCoupons } from '#gateway/modules/benefits/coupons/issue-coupons.ts';
import type { PayableKind } from '#gateway/modules/payments/payable.ts';
import type { PurchaseEnd } from '#gateway/modules/payments/purchases/cancel-purchase.service.ts';
import type { PurchaseKind } from '#gateway/modules/payments/purchases/purchase-kind.ts';
import { purchasePayable } from '#gateway/modules/payments/purchases/purchase-payable.ts';
import { benefitName } from '#gateway/ports/benefits/benefits.port.ts';
import { AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import type { SiteAddresses } from '#gateway/site/site-addresses.ts';
import { lockBenefitOrder, markCancelled } from './benefit-order-changes.repository.ts';
import { amountDueOf } from './benefit-order-status.ts';
import { findBenefitOrder } from './benefit-orders.repository.ts';
import { leaveBenefitMessage } from './leave-benefit-message.ts';

/** Orders of extras as purchases: to be paid within 50 minutes, then there are coupons. */
export const benefitPurchases = (
  sources: Pick<BenefitDependencies, 'catalogue' | 'ids'>,
): PurchaseKind<BenefitOrder> => ({
  name: 'BENEFIT_ORDER',
  find: findBenefitOrder,
  async lock(trx, { id }) {
    await lockBenefitOrder(trx, id);
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
export const benefitOrderEnd = ({
  payments,
}: Pick<BenefitDependencies, 'payments'>): PurchaseEnd<BenefitOrder> => ({
  markCancelled,
  async release(trx, cancelled, cause, now) {
    const isOver = cause === 'PAYMENT_WINDOW';
    for (const order of cancelled) {
      await releaseCoupons(trx, order.id);
      if (isOver) await payments.lapse(trx, order.id, now);
      await leaveBenefitMessage(trx, isOver ? 'BENEFITS_LAPSED' : 'BENEFITS_CANCELLED', order, now);
    }
  },
});

/** What benefit orders need to be paid for. */
export type BenefitPayableSources = Pick<BenefitDependencies, 'db' | 'catalogue' | 'ids'> & {
  readonly addresses: Pick<SiteAddresses, 'benefitOrder'>;
};

/** Orders of extras as something that is paid for. */
export const benefitOrderPayable = (sources: BenefitPayableSources): PayableKind => {
  const { db, catalogue, addresses } = sources;
  return purchasePayable(db, benefitPurchases(sources), {
    async description(id, locale, now) {
      const order = await findBenefitOrder(db, id, AIRLINE, now);
      return (order?.items ?? []).map(({ benefitId, quantity }) => {
        const name = benefitName(
          catalogue.find((benefit) => benefit.id === benefitId),
          locale,
        );
        return `${quantity} × ${name ?? benefitId}`;
      });
    },
    returnUrl: (id, locale) => addresses.benefitOrder(globalId('BenefitOrder', id), locale),
    async tellReturned(trx, id, amount, now) {
      const order = await findBenefitOrder(trx, id, AIRLINE, now);
      if (order) await leaveBenefitMessage(trx, 'BENEFITS_RETURNED', { ...order, amount }, now);
    },
  });
};
