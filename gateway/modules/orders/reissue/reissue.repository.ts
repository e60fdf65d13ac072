import type { DatabaseTransaction } from '#gateway/database/database.ts';
import type { PriceBreakdown } from '#gateway/modules/flights/trip-price.ts';

/** Ends an order that another one continues as a whole. */
export async function markChanged(trx: DatabaseTransaction, id: string, at: Date): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ state: 'CHANGED', closed_at: at })
    .where('id', '=', id)
    .where('state', 'in', ['TICKETED', 'PART_REFUNDED'])
    .execute();
}

/** Records that some go on in an order of their own; `price` is that of those who stay. */
export async function markLeft(
  trx: DatabaseTransaction,
  id: string,
  passengerIds: readonly string[],
  price: PriceBreakdown,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('order_passengers')
    .set({ left_at: at })
    .where('order_id', '=', id)
    .where('id', 'in', passengerIds)
    .execute();
  await trx
    .updateTable('orders')
    .set({
      price: JSON.stringify(price),
      fare_total: price.fareTotal.amount,
      tax_total: price.taxTotal.amount,
      fee_total: price.feeTotal.amount,
      total: price.total.amount,
    })
    .where('id', '=', id)
    .execute();
}

/** Exchanges coupons that are still open for those of a reissued ticket. */
export async function exchangeCoupons(
  trx: DatabaseTransaction,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable('coupons')
    .set({ state: 'EXCHANGED' })
    .where('id', 'in', ids)
    .where('state', '=', 'OPEN')
    .execute();
}

/** Opens an order to the browsers that another one is open to, for as long. */
export async function shareAccess(
  trx: DatabaseTransaction,
  from: string,
  to: string,
): Promise<void> {
  await trx
    .insertInto('order_access')
    .columns(['session_id', 'order_id', 'expires_at'])
    .expression((eb) =>
      eb
        .selectFrom('order_access')
        .select((select) => [
          'session_id',
          select.val(to).$castTo<string>().as('order_id'),
          'expires_at',
        ])
        .where('order_id', '=', from),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
