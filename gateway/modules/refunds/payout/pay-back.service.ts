import type { DatabaseTransaction } from '#gateway/database/database.ts';
import type { RefundDependencies } from '#gateway/modules/refunds/refund-dependencies.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import { type Money, money } from '#schema/rules/base/money.ts';
import type { PaidWith } from './divide-payout.ts';
import { insertForeignPayouts } from './payouts.repository.ts';
import { refundParts } from './refund-parts.ts';

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
