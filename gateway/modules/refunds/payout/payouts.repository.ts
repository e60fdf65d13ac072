import type { Database, DatabaseTransaction } from '#gateway/database/database.ts';

/**
 * What goes back of a payment for a refund, in money and points together; `returnId` is null until
 * the provider is asked to, and where points are all of it.
 */
export type Payout = {
  readonly paymentId: string;
  readonly amount: number;
  readonly returnId: string | null;
};

/** Records what goes back of which payment. */
export async function insertPayouts(
  trx: DatabaseTransaction,
  refundId: string,
  payouts: readonly Omit<Payout, 'returnId'>[],
): Promise<void> {
  if (payouts.length === 0) return;
  await trx
    .insertInto('refund_payouts')
    .values(
      payouts.map(({ paymentId, amount }) => ({
        refund_id: refundId,
        payment_id: paymentId,
        amount,
      })),
    )
    .execute();
}

/** What goes back for a refund. */
export async function payoutsOf(db: Database, refundId: string): Promise<Payout[]> {
  const rows = await db
    .selectFrom('refund_payouts')
    .selectAll()
    .where('refund_id', '=', refundId)
    .orderBy('payment_id')
    .execute();
  return rows.map(({ payment_id, amount, return_id }) => ({
    paymentId: payment_id,
    amount,
    returnId: return_id,
  }));
}

/** Records what goes back of which payment by the word of another service. */
export async function insertForeignPayouts(
  trx: DatabaseTransaction,
  orderId: string,
  payouts: readonly Omit<Payout, 'returnId'>[],
): Promise<void> {
  await trx
    .insertInto('fact_payouts')
    .values(
      payouts.map(({ paymentId, amount }) => ({
        order_id: orderId,
        payment_id: paymentId,
        amount,
      })),
    )
    .execute();
}

/**
 * How much of each payment goes back, or went back, for refunds of tickets, our own and those of
 * other services, in minor units.
 */
export async function paidOut(
  db: Database,
  paymentIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (paymentIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('refund_payouts')
    .select(['payment_id', 'amount'])
    .where('payment_id', 'in', paymentIds)
    .unionAll(
      db
        .selectFrom('fact_payouts')
        .select(['payment_id', 'amount'])
        .where('payment_id', 'in', paymentIds),
    )
    .execute();
  const sums = new Map<string, number>();
  for (const { payment_id, amount } of rows)
    sums.set(payment_id, (sums.get(payment_id) ?? 0) + amount);
  return sums;
}

/** Notes which return pays a part. */
export async function noteReturnOf(
  trx: DatabaseTransaction,
  refundId: string,
  paymentId: string,
  returnId: string,
): Promise<void> {
  await trx
    .updateTable('refund_payouts')
    .set({ return_id: returnId })
    .where('refund_id', '=', refundId)
    .where('payment_id', '=', paymentId)
    .where('return_id', 'is', null)
    .execute();
}

/** The refund that a return pays a part of; null for another return. */
export async function refundOfReturn(
  trx: DatabaseTransaction,
  returnId: string,
): Promise<string | null> {
  const row = await trx
    .selectFrom('refund_payouts')
    .select('refund_id')
    .where('return_id', '=', returnId)
    .executeTakeFirst();
  return row?.refund_id ?? null;
}

/** Whether money of a refund that is sent back has not reached its payer. */
export async function isOwed(trx: DatabaseTransaction, refundId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('refund_payouts')
    .innerJoin('payment_returns', 'payment_returns.id', 'refund_payouts.return_id')
    .select('refund_payouts.payment_id')
    .where('refund_payouts.refund_id', '=', refundId)
    .where('payment_returns.state', '<>', 'SUCCEEDED')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
