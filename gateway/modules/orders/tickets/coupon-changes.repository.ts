import type { DatabaseTransaction } from '#gateway/database/database.ts';
import type { CouponState } from '#schema/codes/orders/states.ts';

/** Which coupons change, and how. */
export type CouponChange = {
  readonly segmentIndex: number;
  readonly passengerIds: readonly string[];
  readonly from: CouponState;
  readonly to: CouponState;
};

/**
 * Changes the coupons of passengers on a segment; answers how many were as expected. The lock of
 * their order is held.
 */
export async function changeCoupons(
  trx: DatabaseTransaction,
  { segmentIndex, passengerIds, from, to }: CouponChange,
): Promise<number> {
  if (passengerIds.length === 0) return 0;
  const { numUpdatedRows } = await trx
    .updateTable('coupons')
    .set({ state: to })
    .where('segment_index', '=', segmentIndex)
    .where('state', '=', from)
    .where('ticket_id', 'in', (eb) =>
      eb.selectFrom('tickets').select('tickets.id').where('passenger_id', 'in', passengerIds),
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
