import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#gateway/database/database.ts';
import type { Tables } from '#gateway/database/tables.ts';
import { visibleTo } from '#gateway/modules/orders/read/visible-orders.condition.ts';
import type { FlightKey } from '#gateway/ports/timetable/timetable.port.ts';
import type { Reader } from '#gateway/sessions/reader.ts';
import type { ChosenSeat } from './seat.model.ts';
import { chosenSeatOf } from './seat-row.repository.ts';

/** How a seat is occupied, without saying by whom beyond the id. */
export type OccupiedSeat = Pick<
  ChosenSeat,
  'seatNumber' | 'state' | 'heldUntil' | 'passengerId' | 'segmentIndex'
>;

/** The condition under which a seat is its passenger's: sold, or held and not past its time, whether or not a job has recorded that. */
const liveAt = (now: Date): Expression<SqlBool> => {
  const eb = expressionBuilder<Tables, 'chosen_seats'>();
  return eb.or([
    eb('chosen_seats.state', '=', 'CONFIRMED'),
    eb.and([eb('chosen_seats.state', '=', 'HELD'), eb('chosen_seats.held_until', '>', now)]),
  ]);
};

/** The seats of a flight that were chosen on this site and are held or sold. It says who has them by ids alone, so no reader is asked for. */
export const occupiedOn = async (
  db: Database,
  { flightNumber, date }: FlightKey,
  now: Date,
): Promise<OccupiedSeat[]> => {
  const rows = await db
    .selectFrom('chosen_seats')
    .selectAll()
    .where('flight_number', '=', flightNumber)
    .where('departure_date', '=', date)
    .where(liveAt(now))
    .execute();
  return rows.map(chosenSeatOf);
};

/** The seats of an order that are held or sold now, if the reader may see it. */
export const liveSeatsOf = async (
  db: Database,
  orderIds: readonly string[],
  reader: Reader,
  now: Date,
): Promise<ChosenSeat[]> => {
  if (orderIds.length === 0) return [];
  const rows = await db
    .selectFrom('chosen_seats')
    .innerJoin('orders', 'orders.id', 'chosen_seats.order_id')
    .selectAll('chosen_seats')
    .where(visibleTo(reader, now))
    .where('chosen_seats.order_id', 'in', orderIds)
    .where(liveAt(now))
    .execute();
  return rows.map(chosenSeatOf);
};

/** A seat to be added. */
export type NewSeat = Omit<ChosenSeat, 'documentNumber'> & { readonly chosenAt: Date };

/**
 * Takes seats, one after the other in the order of their numbers, so that two parties never wait for each other.
 * @returns the numbers of those that another passenger has; then the transaction must be rolled back
 */
export const takeSeats = async (
  trx: DatabaseTransaction,
  seats: readonly NewSeat[],
): Promise<string[]> => {
  if (seats.length === 0) return [];
  const inOrder = seats.toSorted((a, b) => (a.seatNumber < b.seatNumber ? -1 : 1));
  const taken = await trx
    .insertInto('chosen_seats')
    .values(
      inOrder.map(({ price, credit, ...seat }) => ({
        id: seat.id,
        order_id: seat.orderId,
        passenger_id: seat.passengerId,
        segment_index: seat.segmentIndex,
        flight_number: seat.flightNumber,
        departure_date: seat.departureDate,
        seat_number: seat.seatNumber,
        seat_order_id: seat.seatOrderId,
        state: seat.state,
        held_until: seat.heldUntil,
        currency: price.list.currency,
        list: price.list.amount,
        discount: price.discount.amount,
        discount_cause: price.discountCause,
        discount_percent: price.discountPercent,
        credit: credit.amount,
        document_number: null,
        chosen_at: seat.chosenAt,
        ended_at: null,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('seat_number')
    .execute();
  const here = new Set(taken.map(({ seat_number }) => seat_number));
  return seats.map(({ seatNumber }) => seatNumber).filter((number) => !here.has(number));
};

/** Ends seats that are held or sold. */
export const endSeats = async (
  trx: DatabaseTransaction,
  ids: readonly string[],
  state: 'EXPIRED' | 'CANCELLED' | 'EXCHANGED' | 'REFUNDED',
  at: Date,
): Promise<void> => {
  if (ids.length === 0) return;
  await trx
    .updateTable('chosen_seats')
    .set({ state, held_until: null, ended_at: at })
    .where('id', 'in', ids)
    .where('state', 'in', ['HELD', 'CONFIRMED'])
    .execute();
};

/** So many serials of documents that prove the payment of a seat, each given once and never again. */
export const nextDocumentSerials = async (
  trx: DatabaseTransaction,
  count: number,
): Promise<number[]> => {
  const { rows } = await sql<{ serial: number }>`
    select nextval('seat_document_serials') as serial from generate_series(1, ${count})`.execute(
    trx,
  );
  return rows.map(({ serial }) => serial);
};

/** Confirms a held seat with the number of its document. */
export const confirmSeat = async (
  trx: DatabaseTransaction,
  id: string,
  documentNumber: string,
): Promise<void> => {
  await trx
    .updateTable('chosen_seats')
    .set({ state: 'CONFIRMED', held_until: null, document_number: documentNumber })
    .where('id', '=', id)
    .where('state', '=', 'HELD')
    .execute();
};
