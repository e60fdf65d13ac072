import { sql } from 'kysely';
import type { DatabaseTransaction } from '#gateway/database/database.ts';
import type { FlightKey } from '#gateway/ports/timetable/timetable.port.ts';
import { liveAt } from './chosen-seats.repository.ts';
import type { ChosenSeat } from './seat.model.ts';

/** A seat to be added. */
export type NewSeat = Omit<ChosenSeat, 'documentNumber'> & { readonly chosenAt: Date };

/**
 * Takes seats, one after the other in the order of their numbers, so that two parties never wait
 * for each other.
 * @returns the numbers of those that another passenger has; then the transaction must be rolled
 *   back
 */
export async function takeSeats(
  trx: DatabaseTransaction,
  seats: readonly NewSeat[],
): Promise<string[]> {
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
        discount_card: price.cardTier,
        discount_percent: price.discountPercent,
        credit: credit.amount,
        document_number: null,
        assigned: seat.assigned,
        chosen_at: seat.chosenAt,
        ended_at: null,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('seat_number')
    .execute();
  const here = new Set(taken.map(({ seat_number }) => seat_number));
  return seats.map(({ seatNumber }) => seatNumber).filter((number) => !here.has(number));
}

/** Ends seats that are held or sold. */
export async function endSeats(
  trx: DatabaseTransaction,
  ids: readonly string[],
  state: 'EXPIRED' | 'CANCELLED' | 'EXCHANGED' | 'REFUNDED',
  at: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable('chosen_seats')
    .set({ state, held_until: null, ended_at: at })
    .where('id', 'in', ids)
    .where('state', 'in', ['HELD', 'CONFIRMED'])
    .execute();
}

/**
 * Ends seats free of charge that were held for an unpaid flight order and are not any more, on one
 * flight or on all, without those that another transaction has locked.
 */
export async function endLapsedSeats(
  trx: DatabaseTransaction,
  now: Date,
  flight: FlightKey | null,
): Promise<void> {
  await trx
    .updateTable('chosen_seats')
    .set({ state: 'EXPIRED', held_until: null, ended_at: now })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('chosen_seats')
        .select('chosen_seats.id')
        .where('chosen_seats.state', '=', 'HELD')
        .where('chosen_seats.seat_order_id', 'is', null)
        .where(({ not }) => not(liveAt(now)))
        .$if(flight !== null, (query) =>
          query
            .where('chosen_seats.flight_number', '=', flight?.flightNumber ?? '')
            .where('chosen_seats.departure_date', '=', flight?.date ?? ''),
        )
        .forUpdate()
        .skipLocked(),
    )
    .execute();
}

/** Confirms the seats free of charge that are held for a flight order, when it is ticketed. */
export async function confirmSeatsOfOrder(
  trx: DatabaseTransaction,
  orderId: string,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('chosen_seats')
    .set({ state: 'CONFIRMED', held_until: null })
    .where('order_id', '=', orderId)
    .where('seat_order_id', 'is', null)
    .where('state', '=', 'HELD')
    .where('held_until', '>', now)
    .execute();
}

/**
 * The next serials of documents that prove the payment of a seat; each is given once and never
 * again.
 */
export async function nextDocumentSerials(
  trx: DatabaseTransaction,
  count: number,
): Promise<number[]> {
  const { rows } = await sql<{ serial: number }>`
    select nextval('seat_document_serials') as serial from generate_series(1, ${count})`.execute(
    trx,
  );
  return rows.map(({ serial }) => serial);
}

/** Confirms a held seat with the number of its document. */
export async function confirmSeat(
  trx: DatabaseTransaction,
  id: string,
  documentNumber: string,
): Promise<void> {
  await trx
    .updateTable('chosen_seats')
    .set({ state: 'CONFIRMED', held_until: null, document_number: documentNumber })
    .where('id', '=', id)
    .where('state', '=', 'HELD')
    .execute();
}
