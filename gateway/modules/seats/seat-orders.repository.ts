import { type Selectable, sql } from 'kysely';
import { anyOf, type Database, type DatabaseTransaction } from '#gateway/database/database.ts';
import type { Tables } from '#gateway/database/tables.ts';
import type { OrderVersionSource } from '#gateway/modules/orders/order-dependencies.ts';
import { visibleTo } from '#gateway/modules/orders/read/visible-orders.condition.ts';
import { isUuid } from '#gateway/ports/is-uuid.ts';
import type { ActorOrAirline } from '#gateway/sessions/actor-or-airline.ts';
import { chosenSeatOf, seatOrderOf } from './chosen-seats.repository.ts';
import type { SeatOrder } from './seat.model.ts';

const seatOrders = (db: Database, viewer: ActorOrAirline, now: Date) =>
  db
    .selectFrom('seat_orders')
    .innerJoin('orders', 'orders.id', 'seat_orders.order_id')
    .selectAll('seat_orders')
    .where(visibleTo(viewer, now))
    .orderBy('seat_orders.number', 'desc');

const ofOrder = (db: Database, orderId: string, viewer: ActorOrAirline, now: Date) =>
  seatOrders(db, viewer, now).where('seat_orders.order_id', '=', orderId).execute();
const itemsOf = (db: Database, seatOrderIds: readonly string[]) =>
  db
    .selectFrom('chosen_seats')
    .innerJoin('order_passengers', 'order_passengers.id', 'chosen_seats.passenger_id')
    .selectAll('chosen_seats')
    .where('chosen_seats.seat_order_id', '=', anyOf(seatOrderIds))
    .orderBy('order_passengers.index')
    .execute();

async function withItems(
  db: Database,
  rows: readonly Selectable<Tables['seat_orders']>[],
  now: Date,
): Promise<SeatOrder[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const chosen = (await itemsOf(db, ids)).map(chosenSeatOf);
  return rows.map((row) => seatOrderOf(row, chosen, now));
}

/** One seat order as it is stored, if the viewer may see its flight order. */
export async function loadSeatOrder(
  db: Database,
  id: string,
  viewer: ActorOrAirline,
  now: Date,
): Promise<SeatOrder | null> {
  if (!isUuid(id)) return null;
  const rows = await seatOrders(db, viewer, now).where('seat_orders.id', '=', id).execute();
  return (await withItems(db, rows, now))[0] ?? null;
}

/** The seat order of one of its items. */
export async function loadSeatOrderOfItem(
  db: Database,
  itemId: string,
  viewer: ActorOrAirline,
  now: Date,
): Promise<SeatOrder | null> {
  if (!isUuid(itemId)) return null;
  const rows = await seatOrders(db, viewer, now)
    .where('seat_orders.id', 'in', (eb) =>
      eb.selectFrom('chosen_seats').select('seat_order_id').where('id', '=', itemId).$castTo<{
        seat_order_id: string;
      }>(),
    )
    .execute();
  return (await withItems(db, rows, now))[0] ?? null;
}

/** The seat orders of a flight order that the viewer may see, the latest first. */
export const loadSeatOrdersOf = async (
  db: Database,
  orderId: string,
  viewer: ActorOrAirline,
  now: Date,
): Promise<SeatOrder[]> => withItems(db, await ofOrder(db, orderId, viewer, now), now);

/**
 * Ids of orders of preferred seats whose 20 minutes are over, without those that another
 * transaction has locked.
 */
export async function lockDueSeatOrders(
  trx: DatabaseTransaction,
  now: Date,
  most: number,
): Promise<SeatOrder[]> {
  const rows = await trx
    .selectFrom('seat_orders')
    .selectAll()
    .where('state', '=', 'PENDING_PAYMENT')
    .where('payment_due_at', '<=', now)
    .orderBy('payment_due_at')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();
  return withItems(trx, rows, now);
}

/** Seats that are to be taken, and for whom. */
export type SeatsWanted = {
  readonly seatNumbers: readonly string[];
  readonly passengerIds: readonly string[];
};

/** Those of them that hold one of these seats of a flight, or another one for these passengers. */
export async function lockDueSeatOrdersOn(
  trx: DatabaseTransaction,
  flight: { readonly flightNumber: string; readonly date: string },
  { seatNumbers, passengerIds }: SeatsWanted,
  now: Date,
): Promise<SeatOrder[]> {
  const rows = await trx
    .selectFrom('seat_orders')
    .selectAll()
    .where('state', '=', 'PENDING_PAYMENT')
    .where('payment_due_at', '<=', now)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('chosen_seats')
        .select('seat_order_id')
        .where('flight_number', '=', flight.flightNumber)
        .where('departure_date', '=', flight.date)
        .where(({ or }) =>
          or([
            sql<boolean>`seat_number = any(${seatNumbers}::text[])`,
            sql<boolean>`passenger_id = any(${passengerIds}::uuid[])`,
          ]),
        )
        .where('state', '=', 'HELD')
        .$castTo<{ seat_order_id: string }>(),
    )
    .forUpdate()
    .skipLocked()
    .execute();
  return withItems(trx, rows, now);
}

/** Whether seats that a member chose for an order of the member's wait for payment. */
export async function hasOpenSeatOrder(
  db: Database,
  memberId: string,
  now: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('seat_orders')
    .innerJoin('orders', 'orders.id', 'seat_orders.order_id')
    .select('seat_orders.id')
    .where('orders.member_id', '=', memberId)
    .where('seat_orders.state', '=', 'PENDING_PAYMENT')
    .where('seat_orders.payment_due_at', '>', now)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The seat orders and seats of orders. */
export const seatVersions: OrderVersionSource = async (db, ids, now) => {
  const { rows } = await sql<{ id: string; version: string }>`
    select orders.id, concat_ws(' ',
      (select string_agg(concat_ws(' ', one.xmin, one.payment_due_at <= ${now}), ',' order by one.id)
        from seat_orders one where one.order_id = orders.id),
      (select string_agg(one.xmin::text, ',' order by one.id)
        from chosen_seats one where one.order_id = orders.id)) as version
    from orders where orders.id = any(${[...ids]}::uuid[])`.execute(db);
  return rows;
};
