import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#gateway/database/database.ts';
import type { BoundOfOrder } from '#gateway/modules/orders/order.model.ts';
import type { AirlineChangeState } from '#schema/codes/orders/states.ts';
import type { StoredAirlineChange, StoredSegmentChange } from './airline-change.model.ts';
import { airlineChangeOf } from './read/airline-changes.repository.ts';

/** What is known of a change when it is made, or made otherwise later. */
export type MadeChange = Pick<
  StoredAirlineChange,
  | 'orderId'
  | 'boundIndex'
  | 'kind'
  | 'reason'
  | 'segments'
  | 'announcedAt'
  | 'departsAt'
  | 'proposed'
  | 'decideBy'
>;

const columnsOf = (change: MadeChange) => ({
  kind: change.kind,
  reason: change.reason,
  segments: JSON.stringify(change.segments),
  announced_at: change.announcedAt,
  departs_at: change.departsAt,
  proposed: change.proposed,
  decide_by: change.decideBy,
});

/** Adds a change that is to be decided. The database refuses a second one of the same bound. */
export async function insertAirlineChange(
  trx: DatabaseTransaction,
  id: string,
  change: MadeChange,
): Promise<void> {
  await trx
    .insertInto('airline_changes')
    .values({
      id,
      order_id: change.orderId,
      bound_index: change.boundIndex,
      state: 'OPEN',
      ...columnsOf(change),
    })
    .execute();
}

/** Writes what an open change has become; a reminder is due for it again. */
export async function updateAirlineChange(
  trx: DatabaseTransaction,
  id: string,
  change: MadeChange,
): Promise<void> {
  await trx
    .updateTable('airline_changes')
    .set({ ...columnsOf(change), reminded_at: null })
    .where('id', '=', id)
    .where('state', '=', 'OPEN')
    .execute();
}

/** One change, locked until the transaction ends. */
export async function lockAirlineChange(
  trx: DatabaseTransaction,
  id: string,
): Promise<StoredAirlineChange | null> {
  const row = await trx
    .selectFrom('airline_changes')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ? airlineChangeOf(row) : null;
}

/** The changes of an order, locked until the transaction ends; the latest first. */
export async function lockAirlineChangesOf(
  trx: DatabaseTransaction,
  orderId: string,
): Promise<StoredAirlineChange[]> {
  const rows = await trx
    .selectFrom('airline_changes')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('announced_at', 'desc')
    .forUpdate()
    .execute();
  return rows.map(airlineChangeOf);
}

/** What became of a change. */
type Decision = {
  readonly state: Exclude<AirlineChangeState, 'OPEN'>;
  readonly decidedAt: Date | null;
  readonly dateChangeId?: string;
  readonly refundId?: string;
  readonly segments?: readonly StoredSegmentChange[];
};

/** The states that each decision may follow (`AIRLINE_CHANGE_STATES`). */
const BEFORE: Readonly<Record<Decision['state'], AirlineChangeState[]>> = {
  KEPT: ['OPEN'],
  LAPSED: ['OPEN'],
  MOVED: ['OPEN', 'KEPT'],
  REFUNDED: ['OPEN', 'KEPT', 'LAPSED'],
};

/** Ends the time for a decision, or records one; false when something else came first. */
export async function decideAirlineChange(
  trx: DatabaseTransaction,
  id: string,
  { state, decidedAt, dateChangeId, refundId, segments }: Decision,
): Promise<boolean> {
  const row = await trx
    .updateTable('airline_changes')
    .set({
      state,
      decided_at: decidedAt,
      ...(dateChangeId ? { date_change_id: dateChangeId } : {}),
      ...(refundId ? { refund_id: refundId } : {}),
      ...(segments ? { segments: JSON.stringify(segments) } : {}),
    })
    .where('id', '=', id)
    .where('state', 'in', BEFORE[state])
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Open changes whose time for a decision ends at an instant or before, the first one first. */
export async function openUntil(db: Database, instant: Date): Promise<StoredAirlineChange[]> {
  const rows = await db
    .selectFrom('airline_changes')
    .selectAll()
    .where('state', '=', 'OPEN')
    .where('decide_by', '<=', instant)
    .orderBy('decide_by')
    .execute();
  return rows.map(airlineChangeOf);
}

/** Notes that the traveller was reminded; false when that was done before. */
export async function markReminded(
  trx: DatabaseTransaction,
  id: string,
  at: Date,
): Promise<boolean> {
  const row = await trx
    .updateTable('airline_changes')
    .set({ reminded_at: at })
    .where('id', '=', id)
    .where('state', '=', 'OPEN')
    .where('reminded_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a passenger of an order may still decide about one of some segments. */
export async function isAnyoneLeft(
  trx: DatabaseTransaction,
  orderId: string,
  segmentIndexes: readonly number[],
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from coupons where order_id = ${orderId}
      and segment_index = any(${[...segmentIndexes]}::integer[])
      and state in ('OPEN', 'CHECKED_IN') and procedure is distinct from 'REFUND'
    limit 1`.execute(trx);
  return rows.length > 0;
}

/** How many changes are to be decided, by what the airline did. */
export async function countOpenChanges(
  db: Database,
): Promise<{ readonly kind: string; readonly count: number }[]> {
  const rows = await db
    .selectFrom('airline_changes')
    .select(({ fn }) => ['kind', fn.countAll().as('count')])
    .where('state', '=', 'OPEN')
    .groupBy('kind')
    .execute();
  return rows.map(({ kind, count }) => ({ kind, count: Number(count) }));
}

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
