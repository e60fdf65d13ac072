import type { DatabaseTransaction } from '#gateway/database/database.ts';
import type { OrderSegment } from '#gateway/modules/orders/order.model.ts';
import { flightColumns } from '#gateway/modules/orders/read/order-row.repository.ts';

/** Writes what flight a segment of an order is now. */
export async function updateSegment(
  trx: DatabaseTransaction,
  orderId: string,
  segment: OrderSegment,
): Promise<void> {
  await trx
    .updateTable('order_segments')
    .set(flightColumns(segment))
    .where('order_id', '=', orderId)
    .where('index', '=', segment.index)
    .execute();
}

/** Writes when the last flight of an order leaves. */
export async function updateLastDeparture(
  trx: DatabaseTransaction,
  orderId: string,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ last_departure_at: at })
    .where('id', '=', orderId)
    .execute();
}
