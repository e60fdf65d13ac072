import type { Database, DatabaseTransaction } from '#gateway/database/database.ts';
import type { PaymentLeft } from '#gateway/modules/payments/payment.model.ts';
import { OPEN_STATES } from '#gateway/modules/payments/payments.condition.ts';

/**
 * How many points of a member belong to attempts to pay that are open: they are frozen
 * (RULES 9.15).
 */
export async function frozenPoints(db: Database, memberId: string, now: Date): Promise<number> {
  const row = await db
    .selectFrom('payments')
    .select(({ fn }) => fn.sum<string | null>('points').as('points'))
    .where('points_of', '=', memberId)
    .where('state', 'in', OPEN_STATES)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return Number(row?.points ?? 0);
}

/** What is left of payments and can go back. */
export async function leftOfPayments(
  db: Database,
  paymentIds: readonly string[],
): Promise<ReadonlyMap<string, PaymentLeft>> {
  if (paymentIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('payments')
    .select(['id', 'points', 'returned_points', 'captured_amount', 'returned_amount'])
    .where('id', 'in', paymentIds)
    .execute();
  return new Map(
    rows.map(({ id, points, returned_points, captured_amount, returned_amount }) => [
      id,
      { points: points - returned_points, money: captured_amount - returned_amount },
    ]),
  );
}

/**
 * The member whose points a payment used, and what is left of it; others who give back of it wait
 * until the transaction ends.
 */
export async function lockLeftOf(
  trx: DatabaseTransaction,
  paymentId: string,
): Promise<PaymentLeft & { readonly pointsOf: string | null }> {
  const row = await trx
    .selectFrom('payments')
    .select('points_of')
    .where('id', '=', paymentId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const left = (await leftOfPayments(trx, [paymentId])).get(paymentId);
  return { points: 0, money: 0, ...left, pointsOf: row.points_of };
}

/** Notes that points of a payment have gone back; the database refuses more than it used. */
export async function notePointsBack(
  trx: DatabaseTransaction,
  paymentId: string,
  points: number,
): Promise<void> {
  await trx
    .updateTable('payments')
    .set(({ eb }) => ({ returned_points: eb('returned_points', '+', points) }))
    .where('id', '=', paymentId)
    .execute();
}
