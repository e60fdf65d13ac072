import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#gateway/database/database.ts';
import type { OrderRecord, OrderSegment } from '#gateway/modules/orders/order.model.ts';
import type { OrderVersionSource } from '#gateway/modules/orders/order-dependencies.ts';
import { isUuid } from '#gateway/ports/is-uuid.ts';
import type { Actor } from '#gateway/sessions/actor.ts';
import { type ActorOrAirline, AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import { orderOf, segmentOf } from './order-row.repository.ts';
import { madeBy, visibleOn, visibleTo } from './visible-orders.condition.ts';

/** How a request names an order: by itself, or by something that belongs to it. */
export type OrderKey =
  | { readonly id: string }
  | { readonly reference: string }
  | { readonly orderNumber: string }
  | { readonly ticketNumber: string }
  | { readonly passengerId: string }
  | { readonly ticketId: string }
  | { readonly couponId: string };

/** What can be no reference is not asked of the database, which stores no zero byte. */
const REFERENCE = /^[A-Z0-9]{6}$/;
const ORDER_NUMBER = /^\d{14,20}$/;

type OwnKey =
  | { readonly id: string }
  | { readonly reference: string }
  | { readonly orderNumber: string };

function idsBy(db: Database, key: Exclude<OrderKey, OwnKey>) {
  if ('ticketNumber' in key)
    return db.selectFrom('tickets').select('order_id').where('number', '=', key.ticketNumber);
  if ('passengerId' in key)
    return db.selectFrom('order_passengers').select('order_id').where('id', '=', key.passengerId);
  return 'ticketId' in key
    ? db.selectFrom('tickets').select('order_id').where('id', '=', key.ticketId)
    : db.selectFrom('coupons').select('order_id').where('id', '=', key.couponId);
}

function ordersBy(db: Database, key: OrderKey, viewer: ActorOrAirline, now: Date) {
  const visible = db
    .selectFrom('orders')
    .selectAll()
    .where('anonymised_at', 'is', null)
    .where(visibleTo(viewer, now));
  if ('id' in key) return visible.where('id', '=', key.id);
  if ('orderNumber' in key) return visible.where('number', '=', key.orderNumber);
  return 'reference' in key
    ? // after a change of date the order before has the same one
      visible.where('reference', '=', key.reference).orderBy(sql`state = 'CHANGED'`)
    : visible.where('id', 'in', idsBy(db, key));
}

const seen = (db: Database, key: OrderKey, viewer: ActorOrAirline, now: Date) =>
  ordersBy(db, key, viewer, now).execute();
const seenOn = (
  db: Database,
  key: OrderKey,
  segmentIndex: number,
  viewer: ActorOrAirline,
  now: Date,
) =>
  ordersBy(db, key, AIRLINE, now)
    .where(visibleOn(sql.val(segmentIndex), viewer, now))
    .execute();
const locked = (db: Database, id: string, viewer: ActorOrAirline, now: Date) =>
  ordersBy(db, { id }, viewer, now).forUpdate().execute();

/** The key as it is stored; null for what can be none. */
function storedKey(key: OrderKey): OrderKey | null {
  if ('ticketNumber' in key) return key;
  if ('orderNumber' in key) return ORDER_NUMBER.test(key.orderNumber) ? key : null;
  if ('reference' in key) {
    const reference = key.reference.trim().toUpperCase();
    return REFERENCE.test(reference) ? { reference } : null;
  }
  const [id = ''] = Object.values(key);
  return isUuid(id) ? key : null;
}

/** One order, if the viewer may see it. */
export async function findOrder(
  db: Database,
  key: OrderKey,
  viewer: ActorOrAirline,
  now: Date,
): Promise<OrderRecord | null> {
  const stored = storedKey(key);
  const [row] = stored ? await seen(db, stored, viewer, now) : [];
  return row ? orderOf(row) : null;
}

/** The ids of the orders that a viewer may see, the latest first. */
export async function visibleIdsOf(
  db: Database,
  viewer: Actor,
  now: Date,
  most: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('anonymised_at', 'is', null)
    .where(visibleTo(viewer, now))
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** One order, if the viewer may see it, or a flight of it alone. */
export async function findOrderOn(
  db: Database,
  key: OrderKey,
  segmentIndex: number,
  viewer: ActorOrAirline,
  now: Date,
): Promise<OrderRecord | null> {
  const stored = storedKey(key);
  const [row] = stored ? await seenOn(db, stored, segmentIndex, viewer, now) : [];
  return row ? orderOf(row) : null;
}

/** The same, locked until the transaction ends. */
export async function lockOrderOn(
  trx: DatabaseTransaction,
  id: string,
  segmentIndex: number,
  viewer: ActorOrAirline,
  now: Date,
): Promise<OrderRecord | null> {
  if (!isUuid(id)) return null;
  const row = await ordersBy(trx, { id }, AIRLINE, now)
    .where(visibleOn(sql.val(segmentIndex), viewer, now))
    .forUpdate()
    .executeTakeFirst();
  return row ? orderOf(row) : null;
}

/** One order that the viewer may see, locked until the transaction ends. */
export async function lockOrder(
  trx: DatabaseTransaction,
  id: string,
  viewer: ActorOrAirline,
  now: Date,
): Promise<OrderRecord | null> {
  const [row] = isUuid(id) ? await locked(trx, id, viewer, now) : [];
  return row ? orderOf(row) : null;
}

/**
 * The orders that a browser or member made and that wait for payment; the one that is due first
 * comes first.
 */
export async function openOrdersOf(db: Database, actor: Actor, now: Date): Promise<OrderRecord[]> {
  const rows = await db
    .selectFrom('orders')
    .selectAll()
    .where(madeBy(actor))
    .where('state', '=', 'PENDING_PAYMENT')
    .where('payment_due_at', '>', now)
    .orderBy('payment_due_at')
    .execute();
  return rows.map(orderOf);
}

/**
 * The orders that are open to a browser, each until an instant; the one that was opened last comes
 * first.
 */
export async function openedOrdersOf(
  db: Database,
  sessionId: string,
  now: Date,
): Promise<{ readonly record: OrderRecord; readonly until: Date }[]> {
  const rows = await db
    .selectFrom('orders')
    .innerJoin('order_access', 'order_access.order_id', 'orders.id')
    .selectAll('orders')
    .select('order_access.expires_at as until')
    .where('order_access.session_id', '=', sessionId)
    .where('order_access.expires_at', '>', now)
    .orderBy('order_access.expires_at', 'desc')
    .orderBy('orders.created_at', 'desc')
    .execute();
  return rows.map(({ until, ...row }) => ({ record: orderOf(row), until }));
}

const segmentsIn = (db: Database, orderId: string) =>
  db
    .selectFrom('order_segments')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('index')
    .execute();

/** The flights of an order, in the order they are flown. */
export const segmentsOf = async (db: Database, orderId: string): Promise<OrderSegment[]> =>
  (await segmentsIn(db, orderId)).map(segmentOf);

/**
 * The transactions that wrote the rows of orders last (`xmin`), and which instants after which the
 * clock alone makes it another order are over.
 */
export const storedOrderVersions: OrderVersionSource = async (db, ids, now) => {
  const { rows } = await sql<{ id: string; version: string }>`
    select orders.id, concat_ws(' ', orders.xmin,
      orders.payment_due_at <= ${now}, orders.last_departure_at <= ${now},
      (select string_agg(one.xmin::text, ',' order by one.index)
        from order_passengers one where one.order_id = orders.id),
      (select string_agg(one.xmin::text, ',' order by one.id)
        from coupons one where one.order_id = orders.id)) as version
    from orders where orders.id = any(${[...ids]}::uuid[])`.execute(db);
  return rows;
};
