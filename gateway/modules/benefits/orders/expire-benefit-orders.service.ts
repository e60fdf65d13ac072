import { inBatches } from '#gateway/database/in-batches.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import type { BenefitSources } from '#gateway/modules/benefits/benefit-sources.ts';
import { releaseCoupons } from '#gateway/modules/benefits/coupons/benefit-coupons.repository.ts';
import { erasureInstants } from '#schema/rules/access/erasure.ts';
import { markCancelled, removeBenefitOrders } from './benefit-order-changes.repository.ts';
import { lockDueBenefitOrders } from './benefit-orders.repository.ts';
import { leaveBenefitMessage } from './leave-benefit-message.ts';

/**
 * Cancels benefit orders whose 50 minutes are over: records what every query shows already, and notifies the member. Any number of
 * gateways may do so at once.
 * @returns how many there were
 */
export const expireBenefitOrders = (
  { db, payments }: Pick<BenefitSources, 'db' | 'payments'>,
  now: Date,
): Promise<number> =>
  inBatches((most) =>
    inTransaction(db, async (trx) => {
      const due = await lockDueBenefitOrders(trx, now, most);
      for (const order of due) {
        await markCancelled(trx, order.id, 'PAYMENT_WINDOW', order.paymentDueAt);
        await releaseCoupons(trx, order.id);
        await payments.lapse(trx, order.id, now);
        await leaveBenefitMessage(trx, 'BENEFITS_LAPSED', order, now);
      }
      return due.length;
    }),
  );

/** Removes benefit orders that the accounts no longer need (RULES 10.22); answers how many. */
export const eraseBenefitOrders = (
  { db }: Pick<BenefitSources, 'db'>,
  now: Date,
): Promise<number> =>
  inBatches((most) =>
    inTransaction(db, (trx) => removeBenefitOrders(trx, erasureInstants(now).accounts, most)),
  );
