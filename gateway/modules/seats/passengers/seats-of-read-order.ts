import { perOrderCache } from '#gateway/modules/orders/per-order-cache.ts';
import { liveSeatsOf } from '#gateway/modules/seats/chosen-seats.repository.ts';
import { findSeatOrder } from '#gateway/modules/seats/orders/read-seat-orders.ts';
import { unpaidIn } from '#gateway/modules/seats/orders/unpaid-seats.ts';
import type { SeatOrder } from '#gateway/modules/seats/seat.model.ts';
import { AIRLINE } from '#gateway/sessions/actor-or-airline.ts';

/** The seats of an order that was read: those that are held or sold. */
export const seatsOfRead = perOrderCache((db, { id }, now) => liveSeatsOf(db, [id], AIRLINE, now));

/**
 * The seat orders of it that are to be paid first, by the place of the segment that they are for
 * (RULES 6.10).
 */
export const unpaidOfRead = perOrderCache(
  async (db, order, now): Promise<ReadonlyMap<number, SeatOrder>> => {
    const found = new Map<number, SeatOrder>();
    for (const [segmentIndex, id] of unpaidIn(await seatsOfRead(db, order, now))) {
      const unpaid = await findSeatOrder(db, id, AIRLINE, now);
      if (unpaid) found.set(segmentIndex, unpaid);
    }
    return found;
  },
);
