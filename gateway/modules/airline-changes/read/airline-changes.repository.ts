import { type Selectable, sql } from 'kysely';
import { anyOf, type Database } from '#gateway/database/database.ts';
import type { AirlineChangesTable } from '#gateway/database/tables/airline-changes.tables.ts';
import type {
  StoredAirlineChange,
  StoredSegmentChange,
} from '#gateway/modules/airline-changes/airline-change.model.ts';
import type { OrderVersionSource } from '#gateway/modules/orders/order-dependencies.ts';
import { visibleTo } from '#gateway/modules/orders/read/visible-orders.condition.ts';
import { isUuid } from '#gateway/ports/is-uuid.ts';
import type { ActorOrAirline } from '#gateway/sessions/actor-or-airline.ts';

/** A segment as JSON has it. */
type Written = Omit<StoredSegmentChange, 'before'> & {
  readonly before: Omit<StoredSegmentChange['before'], 'departsAt' | 'arrivesAt'> & {
    readonly departsAt: string;
    readonly arrivesAt: string;
  };
};

const segmentOf = ({ before, ...segment }: Written): StoredSegmentChange => ({
  ...segment,
  before: {
    ...before,
    departsAt: new Date(before.departsAt),
    arrivesAt: new Date(before.arrivesAt),
  },
});

/**
 * A row of `airline_changes` in the words of the domain. What a check of the table guarantees is
 * not checked again.
 */
export const airlineChangeOf = (row: Selectable<AirlineChangesTable>): StoredAirlineChange => ({
  id: row.id,
  orderId: row.order_id,
  boundIndex: row.bound_index,
  kind: row.kind as StoredAirlineChange['kind'],
  reason: row.reason as StoredAirlineChange['reason'],
  state: row.state as StoredAirlineChange['state'],
  segments: (row.segments as readonly Written[]).map(segmentOf),
  announcedAt: row.announced_at,
  departsAt: row.departs_at,
  proposed: row.proposed,
  decideBy: row.decide_by,
  remindedAt: row.reminded_at,
  decidedAt: row.decided_at,
  dateChangeId: row.date_change_id,
  refundId: row.refund_id,
});

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

/** The changes of orders by the airline. */
export const airlineChangeVersions: OrderVersionSource = async (db, ids, now) => {
  const { rows } = await sql<{ id: string; version: string }>`
    select order_id as id,
      string_agg(concat_ws(' ', xmin, decide_by <= ${now}), ',' order by id) as version
    from airline_changes where order_id = any(${[...ids]}::uuid[]) group by order_id`.execute(db);
  return rows;
};
