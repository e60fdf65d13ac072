import type { DatabaseTransaction } from '#gateway/database/database.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import type { ReturnHook } from '#gateway/modules/payments/payment-dependencies.ts';
import { notifyRefund } from '#gateway/modules/refunds/notifications/email-refund.service.ts';
import { moveRefund, notePointsOf } from '#gateway/modules/refunds/refund-changes.repository.ts';
import type { RefundDependencies } from '#gateway/modules/refunds/refund-dependencies.ts';
import { findRefund, lockRefund } from '#gateway/modules/refunds/refunds.repository.ts';
import { AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import { type Money, money } from '#schema/rules/base/money.ts';
import {
  insertForeignPayouts,
  isOwed,
  noteReturnOf,
  payoutsOf,
  refundOfReturn,
} from './payouts.repository.ts';
import { type PaidWith, refundParts } from './refund-parts.ts';

/** What goes back for tickets of an order, and the payments that paid for them. */
export type MoneyDue = {
  readonly orderId: string;
  readonly amount: Money;
  readonly paid: readonly PaidWith[];
};

/**
 * Sends money for tickets back that another service refunds, in the caller's transaction, which
 * holds the order's lock: divided among the payments as for our own refunds, points first.
 * @returns false where it is more than is left of what was paid; then nothing has changed
 */
export async function payBack(
  trx: DatabaseTransaction,
  { payments }: Pick<RefundDependencies, 'payments'>,
  { orderId, amount, paid }: MoneyDue,
  now: Date,
): Promise<boolean> {
  const parts = await refundParts(trx, amount, paid, []);
  if (parts.reduce((sum, part) => sum + part.amount, 0) < amount.amount) return false;
  await insertForeignPayouts(trx, orderId, parts);
  for (const part of parts) {
    const back = { paymentId: part.paymentId, amount: money(part.amount, BRAND.currency) };
    await payments.giveBack(trx, { ...back, cause: 'REFUND' }, now);
  }
  return true;
}

/** A refund of which nothing is on its way any more has succeeded. */
async function finish(
  trx: DatabaseTransaction,
  refund: { readonly refundId: string; readonly orderId: string },
  now: Date,
): Promise<void> {
  if (await isOwed(trx, refund.refundId)) return;
  if (await moveRefund(trx, refund.refundId, ['PAYING', 'SUCCEEDED'], now))
    await notifyRefund(trx, refund, 'REFUND_PAID', now);
}

/**
 * Has what is due for an approved refund sent back: points at once, then a return for the money of
 * each payment, recorded with the new state, so that none is sent twice however often this is
 * called. The provider is asked by the jobs of the returns, until it has done it.
 */
export const payRefund = (
  { db, payments, nowIn }: Pick<RefundDependencies, 'db' | 'payments' | 'nowIn'>,
  id: string,
): Promise<void> =>
  inTransaction(db, async (trx) => {
    await lockRefund(trx, id);
    const now = await nowIn(trx);
    const refund = await findRefund(trx, { id }, AIRLINE, now);
    if (!refund || !(await moveRefund(trx, id, ['APPROVED', 'PAYING'], now))) return;
    let points = 0;
    for (const { paymentId, amount } of await payoutsOf(trx, id)) {
      const part = { paymentId, amount: money(amount, BRAND.currency), cause: 'REFUND' as const };
      const back = await payments.giveBack(trx, part, now);
      points += back.points;
      if (back.returnId) await noteReturnOf(trx, id, paymentId, back.returnId);
    }
    await notePointsOf(trx, id, points);
    await finish(trx, { refundId: id, orderId: refund.orderId }, now);
  });

/**
 * Follows how a return of a refund went: all of them through, it has succeeded; one that failed is
 * sent again.
 */
export const followReturn: ReturnHook = async (trx, returnId, state, now) => {
  const id = await refundOfReturn(trx, returnId);
  if (!id) return;
  await lockRefund(trx, id);
  const refund = await findRefund(trx, { id }, AIRLINE, now);
  if (!refund) return;
  const told = { refundId: id, orderId: refund.orderId };
  if (state === 'FAILED') {
    if (await moveRefund(trx, id, ['PAYING', 'FAILED'], now))
      await notifyRefund(trx, told, 'REFUND_FAILED', now);
    return;
  }
  await moveRefund(trx, id, ['FAILED', 'PAYING'], now);
  await finish(trx, told, now);
};
