import type { Database, DatabaseTransaction } from '#gateway/database/database.ts';
import type { FlightOnDay } from '#gateway/modules/orders/cancel/due-orders.repository.ts';
import type { OrderSegment } from '#gateway/modules/orders/order.model.ts';
import { madeBy } from '#gateway/modules/orders/read/visible-orders.condition.ts';
import type { Actor } from '#gateway/sessions/actor.ts';

const locked = (db: Database, sessionId: string) =>
  db.selectFrom('sessions').select('id').where('id', '=', sessionId).forNoKeyUpdate().execute();

/** Other orders from the same browser wait until the transaction ends. */
export async function lockSession(trx: DatabaseTransaction, sessionId: string): Promise<void> {
  await locked(trx, sessionId);
}

/** Ids of the unpaid orders that hold seats: of anyone, so that the caller says whose. */
export const openOrders = (db: Database, now: Date) =>
  db
    .selectFrom('orders')
    .select('id')
    .where('state', '=', 'PENDING_PAYMENT')
    .where('payment_due_at', '>', now);

const openOfSession = (db: Database, sessionId: string, now: Date, most: number) =>
  openOrders(db, now).where('session_id', '=', sessionId).limit(most).execute();
const openFrom = (db: Database, placedFrom: Buffer, now: Date, most: number) =>
  openOrders(db, now).where('placed_from', '=', placedFrom).limit(most).execute();

/** How many unpaid orders of a browser hold seats; counted no further than `most`. */
export const countOpenOfSession = async (
  trx: DatabaseTransaction,
  sessionId: string,
  now: Date,
  most: number,
): Promise<number> => (await openOfSession(trx, sessionId, now, most)).length;

/** The same of a network address. */
export const countOpenFrom = async (
  trx: DatabaseTransaction,
  placedFrom: Buffer,
  now: Date,
  most: number,
): Promise<number> => (await openFrom(trx, placedFrom, now, most)).length;

/** The most seats that unpaid orders from a network address hold on any of these flights. */
export async function mostSeatsFrom(
  trx: DatabaseTransaction,
  placedFrom: Buffer,
  flights: readonly FlightOnDay[],
  now: Date,
): Promise<number> {
  const row = await trx
    .selectFrom((eb) =>
      eb
        .selectFrom('orders')
        .innerJoin('order_segments as segment', 'segment.order_id', 'orders.id')
        .innerJoin('order_passengers as passenger', 'passenger.order_id', 'orders.id')
        .select(({ fn }) => fn.countAll<number>().as('seats'))
        .where('orders.placed_from', '=', placedFrom)
        .where('orders.state', '=', 'PENDING_PAYMENT')
        .where('orders.payment_due_at', '>', now)
        .where('passenger.type', '<>', 'INF')
        .where(({ or, and, eb }) =>
          or(
            flights.map(({ flightNumber, date }) =>
              and([
                eb('segment.flight_number', '=', flightNumber),
                eb('segment.departure_date', '=', date),
              ]),
            ),
          ),
        )
        .groupBy(['segment.flight_number', 'segment.departure_date'])
        .as('held'),
    )
    .select(({ fn }) => fn.max('held.seats').as('most'))
    .executeTakeFirst();
  return row?.most ?? 0;
}

/** An unpaid order, and which of the documents it holds seats for. */
type HeldDocument = { readonly orderId: string; readonly lookup: Buffer };

const ownOpen = (db: Database, actor: Actor, now: Date) =>
  openOrders(db, now).where(madeBy(actor)).execute();

/**
 * The unpaid order of a browser, or member, that holds seats on one of these flights for one of
 * these documents; null when there is none. `except` is the order that is corrected itself. Most
 * buyers have no unpaid order, and nothing is compared.
 */
export async function heldDocument(
  trx: DatabaseTransaction,
  actor: Actor,
  lookups: readonly Buffer[],
  flights: readonly Pick<OrderSegment, 'flightNumber' | 'departureDate'>[],
  now: Date,
  except?: string,
): Promise<HeldDocument | null> {
  const own = await ownOpen(trx, { sessionId: actor.sessionId, memberId: actor.memberId }, now);
  const open = own.map(({ id }) => id).filter((id) => id !== except);
  if (open.length === 0) return null;
  const row = await trx
    .selectFrom('order_passengers')
    .innerJoin('order_segments', 'order_segments.order_id', 'order_passengers.order_id')
    .select(['order_passengers.order_id', 'order_passengers.document_number_lookup as lookup'])
    .where('order_passengers.order_id', 'in', open)
    .where('order_passengers.document_number_lookup', 'in', lookups)
    .where((eb) =>
      eb.or(
        flights.map(({ flightNumber, departureDate }) =>
          eb.and([
            eb('order_segments.flight_number', '=', flightNumber),
            eb('order_segments.departure_date', '=', departureDate),
          ]),
        ),
      ),
    )
    .executeTakeFirst();
  return row?.lookup ? { orderId: row.order_id, lookup: row.lookup } : null;
}
