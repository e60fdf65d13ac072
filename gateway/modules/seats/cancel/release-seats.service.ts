import type { Database, DatabaseTransaction } from '#gateway/database/database.ts';
import { endSeats } from '#gateway/modules/seats/chosen-seat-changes.repository.ts';
import {
  fundsOf,
  liveSeatsOf,
  removeFunds,
} from '#gateway/modules/seats/chosen-seats.repository.ts';
import { leaveSeatMessage } from '#gateway/modules/seats/orders/held-seats.ts';
import { findSeatOrder, unpaidIn } from '#gateway/modules/seats/orders/read-seat-orders.ts';
import {
  lockSeatOrder,
  markSeatOrderCancelled,
  markSeatOrderRefunded,
} from '#gateway/modules/seats/orders/seat-order-changes.repository.ts';
import type {
  ChosenSeat,
  SeatedKey,
  SeatFund,
  SeatOrder,
} from '#gateway/modules/seats/seat.model.ts';
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
async function closeOrders(
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

const isOf =
  (keys: readonly SeatedKey[]) =>
  ({ passengerId, segmentIndex }: SeatedKey): boolean =>
    keys.some((key) => key.passengerId === passengerId && key.segmentIndex === segmentIndex);

const liveSeats = async (
  db: Database,
  orderId: string,
  keys: readonly SeatedKey[],
  now: Date,
): Promise<ChosenSeat[]> => (await liveSeatsOf(db, [orderId], AIRLINE, now)).filter(isOf(keys));

/**
 * Of the flights that passengers of an order give up: whether preferred seats on them wait for
 * payment, and what was paid for theirs.
 */
export async function seatsReleased(
  db: Database,
  orderId: string,
  keys: readonly SeatedKey[],
  now: Date,
): Promise<{ readonly unpaid: boolean; readonly funds: readonly SeatFund[] }> {
  const seats = await liveSeatsOf(db, [orderId], AIRLINE, now);
  const unpaid = unpaidIn(seats);
  const own = seats.filter(isOf(keys));
  return {
    unpaid: keys.some(({ segmentIndex }) => unpaid.has(segmentIndex)),
    funds: await fundsOf(
      db,
      own.map(({ id }) => id),
      AIRLINE,
      now,
    ),
  };
}

/**
 * Ends the seats of passengers who give their flights up, in the caller's transaction, which holds
 * the order's lock.
 * @returns which payments paid for them, and how much: the caller pays it back
 */
export async function releasePassengerSeats(
  trx: DatabaseTransaction,
  orderId: string,
  keys: readonly SeatedKey[],
  now: Date,
): Promise<SeatFund[]> {
  const seats = await liveSeats(trx, orderId, keys, now);
  for (const id of lockSeatOrders(seats)) await lockSeatOrder(trx, id);
  const ids = seats.map(({ id }) => id);
  const funds = await fundsOf(trx, ids, AIRLINE, now);
  const paid = seats.filter(({ seatOrderId }) => seatOrderId !== null).map(({ id }) => id);
  await endSeats(trx, paid, 'REFUNDED', now);
  await endSeats(trx, ids, 'CANCELLED', now);
  await removeFunds(trx, ids);
  await closeOrders(trx, seats, now);
  return funds;
}
