import type { Database } from '#gateway/database/database.ts';
import type { BoundOfOrder } from '#gateway/modules/orders/order.model.ts';

/** Those of some bounds of which no change was recorded from an instant on. */
export async function notNotifiedSince(
  db: Database,
  bounds: readonly BoundOfOrder[],
  at: Date,
): Promise<BoundOfOrder[]> {
  if (bounds.length === 0) return [];
  const rows = await db
    .selectFrom('airline_changes')
    .select(['order_id', 'bound_index'])
    .where('order_id', 'in', [...new Set(bounds.map(({ orderId }) => orderId))])
    .where('announced_at', '>=', at)
    .execute();
  return bounds.filter(
    ({ orderId, boundIndex }) =>
      !rows.some((told) => told.order_id === orderId && told.bound_index === boundIndex),
  );
}
