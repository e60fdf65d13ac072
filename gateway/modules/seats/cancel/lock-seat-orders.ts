import type { DatabaseTransaction } from '#gateway/database/database.ts';
import { leaveSeatMessage } from '#gateway/modules/seats/orders/held-seats.ts';
import { findSeatOrder } from '#gateway/modules/seats/orders/read-seat-orders.ts';
import {
  markSeatOrderCancelled,
  markSeatOrderRefunded,
} from '#gateway/modules/seats/orders/seat-order-changes.repository.ts';
import type { ChosenSeat, SeatOrder } from '#gateway/modules/seats/seat.model.ts';
import { AIRLINE } from '#gateway/sessions/actor-or-airline.ts';

/**
 * The seat orders with which seats were bought, always in one order, so that two requests never
 * wait for each other.
 */
export const lockSeatOrders = (seats: readonly ChosenSeat[]): string[] =>
  [...new Set(seats.flatMap(({ seatOrderId }) => seatOrderId ?? []))].sort();

/**
 * Ends what the seats were paid with: an order without seats is closed, one that lost some goes on
 * with the others. Answers them as they were.
 */
export async function closeOrders(
  trx: DatabaseTransaction,
  given: readonly ChosenSeat[],
  now: Date,
): Promise<SeatOrder[]> {
  const orders: SeatOrder[] = [];
  for (const id of lockSeatOrders(given)) {
    const order = await findSeatOrder(trx, id, AIRLINE, now);
    const left = order?.items.some(({ state }) => state === 'HELD' || state === 'CONFIRMED');
    if (order?.state !== 'PENDING_PAYMENT') await markSeatOrderRefunded(trx, id, !left, now);
    else if (!left) await markSeatOrderCancelled(trx, id, 'TRAVELLER', now);
    if (order) orders.push(order);
  }
  return orders;
}

/** Ends what the seats were paid with, and notifies the member. */
export async function closeSeatOrders(
  trx: DatabaseTransaction,
  given: readonly ChosenSeat[],
  now: Date,
): Promise<void> {
  for (const order of await closeOrders(trx, given, now))
    await leaveSeatMessage(trx, 'SEATS_CANCELLED', order, now);
}
