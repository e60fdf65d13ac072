import type { Database, DatabaseTransaction } from '#gateway/database/database.ts';
import { endSeats } from '#gateway/modules/seats/chosen-seat-changes.repository.ts';
import { liveSeatsOf } from '#gateway/modules/seats/chosen-seats.repository.ts';
import { lockSeatOrder } from '#gateway/modules/seats/orders/seat-order-changes.repository.ts';
import { unpaidIn } from '#gateway/modules/seats/orders/seat-order-money.ts';
import type { ChosenSeat, SeatedKey, SeatFund } from '#gateway/modules/seats/seat.model.ts';
import { fundsOf, removeFunds } from '#gateway/modules/seats/seat-funds.repository.ts';
import { AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import { closeOrders, lockSeatOrders } from './lock-seat-orders.ts';

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
