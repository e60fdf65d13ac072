import type { DatabaseTransaction } from '#gateway/database/database.ts';
import { leaveSeatMessage } from '#gateway/modules/seats/orders/leave-seat-message.ts';
import { findSeatOrder } from '#gateway/modules/seats/orders/read-seat-orders.ts';
import {
  markSeatOrderCancelled,
  markSeatOrderRefunded,
} from '#gateway/modules/seats/orders/seat-order-changes.repository.ts';
import type { ChosenSeat } from '#gateway/modules/seats/seat.model.ts';
import { AIRLINE } from '#gateway/sessions/reader.ts';

/** The seat orders of some seats, in the order in which they are locked. */
export const seatOrdersIn = (seats: readonly ChosenSeat[]): string[] =>
  [...new Set(seats.flatMap(({ seatOrderId }) => seatOrderId ?? []))].sort();

/** Ends what the seats were paid with: an order without seats is closed, one that lost some goes on with the others. */
export const closeSeatOrders = async (
  trx: DatabaseTransaction,
  given: readonly ChosenSeat[],
  now: Date,
): Promise<void> => {
  for (const id of seatOrdersIn(given)) {
    const order = await findSeatOrder(trx, id, AIRLINE, now);
    const left = order?.items.some(({ state }) => state === 'HELD' || state === 'CONFIRMED');
    if (order?.state !== 'PENDING_PAYMENT') await markSeatOrderRefunded(trx, id, !left, now);
    else if (!left) await markSeatOrderCancelled(trx, id, 'TRAVELLER', now);
    if (order) await leaveSeatMessage(trx, 'SEATS_CANCELLED', order, now);
  }
};
