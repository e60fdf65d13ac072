import type { DatabaseTransaction } from '#gateway/database/database.ts';
import type { CouponProcedure } from '#gateway/modules/orders/tickets/ticket.model.ts';

/** Puts open coupons into a procedure; answers those that were in none. */
export async function takeCoupons(
  trx: DatabaseTransaction,
  ids: readonly string[],
  procedure: CouponProcedure,
): Promise<string[]> {
  const rows = await trx
    .updateTable('coupons')
    .set({ procedure })
    .where('id', 'in', ids)
    .where('state', '=', 'OPEN')
    .where('procedure', 'is', null)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Ends the procedure that coupons are in, without an effect on them. */
export async function freeCoupons(trx: DatabaseTransaction, ids: readonly string[]): Promise<void> {
  await trx.updateTable('coupons').set({ procedure: null }).where('id', 'in', ids).execute();
}

/** Marks coupons in the procedure as refunded; answers those that still could be. */
export async function markRefunded(
  trx: DatabaseTransaction,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await trx
    .updateTable('coupons')
    .set({ state: 'REFUNDED', procedure: null })
    .where('id', 'in', ids)
    .where('state', '=', 'OPEN')
    .where('procedure', '=', 'REFUND')
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Records that tickets of an order were refunded: some coupons, or all that it had. */
export async function markOrderRefunded(
  trx: DatabaseTransaction,
  orderId: string,
  now: Date,
): Promise<void> {
  const left = await trx
    .selectFrom('coupons')
    .select('id')
    .where('order_id', '=', orderId)
    .where('state', 'not in', ['REFUNDED', 'EXCHANGED', 'VOID'])
    .limit(1)
    .executeTakeFirst();
  await trx
    .updateTable('orders')
    .set(left ? { state: 'PART_REFUNDED' } : { state: 'REFUNDED', closed_at: now })
    .where('id', '=', orderId)
    .where('state', 'in', ['TICKETED', 'PART_REFUNDED'])
    .execute();
}
