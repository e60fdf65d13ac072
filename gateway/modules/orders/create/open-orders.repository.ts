import type { Database, DatabaseTransaction } from '#gateway/database/database.ts';
import type { FlightOnDay } from '#gateway/modules/orders/cancel/due-orders.repository.ts';

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
