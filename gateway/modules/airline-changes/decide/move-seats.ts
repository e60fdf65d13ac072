import type { DatabaseTransaction } from '#gateway/database/database.ts';
import type { ChangedSeat } from '#gateway/modules/airline-changes/airline-change.model.ts';
import type { AirlineChangeDependencies } from '#gateway/modules/airline-changes/airline-change-dependencies.ts';
import type { Order, OrderSegment } from '#gateway/modules/orders/order.model.ts';
import type { SeatMove } from '#gateway/modules/seats/carry/seat-moves.ts';
import type { DatedFlight } from '#gateway/ports/timetable/timetable.port.ts';

/** Flights in the place of those of some segments. */
export type OtherFlights = readonly {
  readonly segment: OrderSegment;
  readonly flight: DatedFlight;
}[];

/** What would become of the seats that are chosen on some segments. */
export async function movesOnto(
  { seats }: Pick<AirlineChangeDependencies, 'seats'>,
  within: DatabaseTransaction | AirlineChangeDependencies['db'],
  order: Order,
  others: OtherFlights,
  now: Date,
): Promise<SeatMove[]> {
  const flightFor = (index: number) =>
    others.find(({ segment }) => segment.index === index)?.flight ?? null;
  const passengerIds = order.passengers.map(({ id }) => id);
  const moves = await seats.carryOvers(within, { order, passengerIds, flightFor }, now);
  return moves.filter(({ seat }) => flightFor(seat.segmentIndex) !== null);
}

/** Seats as a change lists them, on one segment. */
export const changedSeats = (moves: readonly SeatMove[], index: number): ChangedSeat[] =>
  moves
    .filter(({ seat }) => seat.segmentIndex === index)
    .map(({ seat, to, refund }) => ({
      passengerId: seat.passengerId,
      from: seat.seatNumber,
      to: to?.number ?? null,
      refund,
    }));

const stays = ({ seat, to }: SeatMove): boolean =>
  to?.number === seat.seatNumber &&
  to.flight.flightNumber === seat.flightNumber &&
  to.flight.date === seat.departureDate;

/**
 * Takes seats along to other flights of the same order, in the caller's transaction, which holds
 * the order's lock.
 * @returns the moves as they turned out
 */
export async function moveSeats(
  trx: DatabaseTransaction,
  { seats }: Pick<AirlineChangeDependencies, 'seats'>,
  order: Order,
  segments: readonly OrderSegment[],
  moves: readonly SeatMove[],
  now: Date,
): Promise<SeatMove[]> {
  const leaving = moves.filter((move) => !stays(move));
  const passengers = new Map(order.passengers.map(({ id }) => [id, id]));
  const into = { orderId: order.id, locale: order.locale, segments, passengers };
  const done = leaving.length > 0 ? await seats.carry(trx, leaving, into, now) : [];
  return [...moves.filter(stays), ...done];
}
