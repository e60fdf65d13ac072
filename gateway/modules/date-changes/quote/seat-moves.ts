import type { Database } from '#gateway/database/database.ts';
import type { CarriedSeat, ChangeTerms } from '#gateway/modules/date-changes/date-change.model.ts';
import type { DateChangeDependencies } from '#gateway/modules/date-changes/date-change-dependencies.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import type { SeatMove } from '#gateway/modules/seats/carry/seat-moves.ts';
import type { DatedFlight } from '#gateway/ports/timetable/timetable.port.ts';
import { bookedOn, boundsAfter } from './changed-trip.ts';

type Sources = Pick<DateChangeDependencies, 'timetable' | 'fares' | 'orders' | 'seats'>;

type Terms = Pick<ChangeTerms, 'passengerIds' | 'bounds'>;

/** What becomes of the seats of those who change, on every flight that they have not flown. */
export function seatMoves(
  db: Database,
  sources: Sources,
  order: Order,
  terms: Terms,
  now: Date,
): Promise<SeatMove[]> {
  const after = boundsAfter(sources, order, terms);
  const flightFor = (segmentIndex: number): DatedFlight | null => {
    const segment = order.segments[segmentIndex];
    if (!segment) return null;
    const place = bookedOn(order, segment.boundIndex).indexOf(segment);
    return after[segment.boundIndex]?.itinerary.flights[place] ?? null;
  };
  return sources.seats.carryOvers(db, { order, passengerIds: terms.passengerIds, flightFor }, now);
}

/** What is shown of it: the seats on flights that change. */
export const toldOf = (
  order: Order,
  { bounds }: Pick<Terms, 'bounds'>,
  moves: readonly SeatMove[],
): CarriedSeat[] =>
  moves
    .filter(({ seat }) =>
      bounds.some(({ boundIndex }) => boundIndex === order.segments[seat.segmentIndex]?.boundIndex),
    )
    .map(({ seat, to, refund }) => ({
      passengerId: seat.passengerId,
      from: seat.seatNumber,
      to: to?.number ?? null,
      refund,
    }));

/** The seats on flights that change, and what would become of them. */
export const carriedSeats = async (
  db: Database,
  sources: Sources,
  order: Order,
  terms: Terms,
  now: Date,
): Promise<CarriedSeat[]> => toldOf(order, terms, await seatMoves(db, sources, order, terms, now));
