import { anyOf, type Database } from '#gateway/database/database.ts';
import type { StoredAirlineChange } from '#gateway/modules/airline-changes/airline-change.model.ts';
import { visibleTo } from '#gateway/modules/orders/read/visible-orders.condition.ts';
import { isUuid } from '#gateway/ports/is-uuid.ts';
import type { ActorOrAirline } from '#gateway/sessions/actor-or-airline.ts';
import { airlineChangeOf } from './airline-change-row.repository.ts';

const ofOrders = (db: Database, orderIds: readonly string[]) =>
  db
    .selectFrom('airline_changes')
    .selectAll()
    .where('order_id', '=', anyOf(orderIds))
    .orderBy('announced_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** The changes of orders that the caller was allowed to read, by the order, the latest first. */
export const airlineChangesOf = async (
  db: Database,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, StoredAirlineChange[]>> =>
  Map.groupBy((await ofOrders(db, orderIds)).map(airlineChangeOf), ({ orderId }) => orderId);

/** One change as it is stored, if the viewer may see its order. */
export async function loadAirlineChange(
  db: Database,
  id: string,
  viewer: ActorOrAirline,
  now: Date,
): Promise<StoredAirlineChange | null> {
  if (!isUuid(id)) return null;
  const row = await db
    .selectFrom('airline_changes')
    .innerJoin('orders', 'orders.id', 'airline_changes.order_id')
    .selectAll('airline_changes')
    .where('airline_changes.id', '=', id)
    .where('orders.anonymised_at', 'is', null)
    .where(visibleTo(viewer, now))
    .executeTakeFirst();
  return row ? airlineChangeOf(row) : null;
}
