import type { DatabaseTransaction } from '#gateway/database/database.ts';

/** Marks a paid order of extras as refunded. */
export async function markExtrasRefunded(
  trx: DatabaseTransaction,
  id: string,
  closedAt: Date,
): Promise<void> {
  await trx
    .updateTable('benefit_orders')
    .set({ state: 'REFUNDED', closed_at: closedAt })
    .where('id', '=', id)
    .where('state', '=', 'PAID')
    .execute();
}

/** Revokes the coupons that came of an order. The caller has seen that none of them is used. */
export async function revokeCoupons(trx: DatabaseTransaction, orderId: string): Promise<void> {
  await trx
    .updateTable('benefit_coupons')
    .set({ state: 'REVOKED' })
    .where('issued_by', '=', orderId)
    .where('state', '=', 'AVAILABLE')
    .execute();
}

/** Lets the coupons be used again that paid for an order. */
export async function returnCoupons(trx: DatabaseTransaction, orderId: string): Promise<void> {
  await trx
    .updateTable('benefit_coupons')
    .set({ state: 'AVAILABLE', used_at: null, spent_on: null })
    .where('spent_on', '=', orderId)
    .where('state', '=', 'USED')
    .execute();
}
