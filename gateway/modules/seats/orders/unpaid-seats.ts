import type { Database } from '#gateway/database/database.ts';
import { liveSeatsOf } from '#gateway/modules/seats/chosen-seats.repository.ts';
import type { ChosenSeat, SeatOrder } from '#gateway/modules/seats/seat.model.ts';
import { AIRLINE } from '#gateway/sessions/reader.ts';

/** The seat orders that wait for payment among seats, by the place of the segment that they are for. */
export const unpaidIn = (chosen: readonly ChosenSeat[]): ReadonlyMap<number, string> =>
  new Map(
    chosen.flatMap(({ state, seatOrderId, segmentIndex }) =>
      state === 'HELD' && seatOrderId ? [[segmentIndex, seatOrderId]] : [],
    ),
  );

/** The places of the segments of an order on which preferred seats wait for payment (RULES 6.10). */
export const segmentsWithUnpaidSeats = async (
  db: Database,
  orderId: string,
  now: Date,
): Promise<ReadonlySet<number>> =>
  new Set(unpaidIn(await liveSeatsOf(db, [orderId], AIRLINE, now)).keys());

/** The seat orders that are to be paid first, by the place of the segment that they are for. */
export const unpaidSeatOrders = async (
  chosen: readonly ChosenSeat[],
  find: (id: string) => Promise<SeatOrder | null>,
): Promise<ReadonlyMap<number, SeatOrder>> => {
  const found = new Map<number, SeatOrder>();
  for (const [segmentIndex, id] of unpaidIn(chosen)) {
    const order = await find(id);
    if (order) found.set(segmentIndex, order);
  }
  return found;
};
