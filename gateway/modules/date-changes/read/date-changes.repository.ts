import { type Selectable, sql } from 'kysely';
import type { Database } from '#gateway/database/database.ts';
import type { Tables } from '#gateway/database/tables.ts';
import type { StoredDateChange } from '#gateway/modules/date-changes/date-change.model.ts';
import type { OrderVersionSource } from '#gateway/modules/orders/order-dependencies.ts';
import { perOrderCache } from '#gateway/modules/orders/per-order-cache.ts';
import { visibleTo } from '#gateway/modules/orders/read/visible-orders.condition.ts';
import { isUuid } from '#gateway/ports/is-uuid.ts';
import { type ActorOrAirline, AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import type { CurrencyCode } from '#schema/codes/base/currencies.ts';
import { money } from '#schema/rules/base/money.ts';

/**
 * A row of `date_changes` in the words of the domain. What a check of the table guarantees is not
 * checked again.
 */
export function dateChangeOf(row: Selectable<Tables['date_changes']>): StoredDateChange {
  const own = (amount: number) => money(amount, row.currency as CurrencyCode);
  return {
    id: row.id,
    number: row.number,
    orderId: row.order_id,
    newOrderId: row.new_order_id,
    kind: row.kind as StoredDateChange['kind'],
    state: row.state as StoredDateChange['state'],
    cancellationCause: row.cancellation_cause as StoredDateChange['cancellationCause'],
    bounds: row.bounds as StoredDateChange['bounds'],
    quotes: row.quotes as StoredDateChange['quotes'],
    seats: row.seats as StoredDateChange['seats'],
    penalty: own(row.penalty),
    addCollect: own(row.add_collect),
    totalDue: own(row.total_due),
    refundDue: own(row.refund_due),
    createdAt: row.created_at,
    paymentDueAt: row.payment_due_at,
    closedAt: row.closed_at,
  };
}

const visible = (db: Database, viewer: ActorOrAirline, now: Date) =>
  db
    .selectFrom('date_changes')
    .innerJoin('orders', 'orders.id', 'date_changes.order_id')
    .selectAll('date_changes')
    .where('orders.anonymised_at', 'is', null)
    .where(visibleTo(viewer, now))
    .orderBy('date_changes.number', 'desc');

const ofOrder = (db: Database, orderId: string, viewer: ActorOrAirline, now: Date) =>
  visible(db, viewer, now).where('date_changes.order_id', '=', orderId).execute();

/** One change of date as it is stored, if the viewer may see its order. */
export async function loadDateChange(
  db: Database,
  id: string,
  viewer: ActorOrAirline,
  now: Date,
): Promise<StoredDateChange | null> {
  if (!isUuid(id)) return null;
  const row = await visible(db, viewer, now).where('date_changes.id', '=', id).executeTakeFirst();
  return row ? dateChangeOf(row) : null;
}

/** The changes of an order that the viewer may see, the latest first. */
export const loadDateChangesOf = async (
  db: Database,
  orderId: string,
  viewer: ActorOrAirline,
  now: Date,
): Promise<StoredDateChange[]> => (await ofOrder(db, orderId, viewer, now)).map(dateChangeOf);

/** The changes of an order that a viewer was shown, as they are stored; the latest first. */
export const dateChangesOfRead = perOrderCache((db, { id }, now) =>
  loadDateChangesOf(db, id, AIRLINE, now),
);

/** Whether a change of an order waits for payment: the viewer is known to see the order. */
export async function hasOpenChange(db: Database, orderId: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('date_changes')
    .select('id')
    .where('order_id', '=', orderId)
    .where('state', '=', 'PENDING_PAYMENT')
    .where('payment_due_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a change of date of an order of the member's waits for payment. */
export async function hasOpenDateChange(
  db: Database,
  memberId: string,
  now: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('date_changes')
    .innerJoin('orders', 'orders.id', 'date_changes.order_id')
    .select('date_changes.id')
    .where('orders.member_id', '=', memberId)
    .where('date_changes.state', '=', 'PENDING_PAYMENT')
    .where('date_changes.payment_due_at', '>', now)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The changes of date of orders. */
export const dateChangeVersions: OrderVersionSource = async (db, ids, now) => {
  const { rows } = await sql<{ id: string; version: string }>`
    select order_id as id,
      string_agg(concat_ws(' ', xmin, payment_due_at <= ${now}), ',' order by number) as version
    from date_changes where order_id = any(${[...ids]}::uuid[]) group by order_id`.execute(db);
  return rows;
};
