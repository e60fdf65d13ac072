import type { DatabaseTransaction } from '#gateway/database/database.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { endLapsedSeats, endSeats } from '#gateway/modules/seats/chosen-seat-changes.repository.ts';
import { markSeatOrderCancelled } from '#gateway/modules/seats/orders/seat-order-changes.repository.ts';
import type { SeatOrder } from '#gateway/modules/seats/seat.model.ts';
import {
  lockDueSeatOrders,
  lockDueSeatOrdersOn,
  type SeatsWanted,
} from '#gateway/modules/seats/seat-orders.repository.ts';
import type { SeatSources } from '#gateway/modules/seats/seat-sources.ts';
import type { FlightKey } from '#gateway/ports/timetable/timetable.port.ts';
import { leaveSeatMessage } from './leave-seat-message.ts';
import { returnFunds } from './return-funds.ts';

const AT_ONCE = 50;

type Sources = Pick<SeatSources, 'db' | 'payments'>;

const expire = async (
  trx: DatabaseTransaction,
  sources: Sources,
  due: readonly SeatOrder[],
  now: Date,
): Promise<number> => {
  for (const order of due) {
    const { id, items, paymentDueAt } = order;
    if (!(await markSeatOrderCancelled(trx, id, 'PAYMENT_WINDOW', paymentDueAt))) continue;
    const seats = items.filter(({ state }) => state === 'HELD');
    await endSeats(
      trx,
      seats.map((seat) => seat.id),
      'EXPIRED',
      paymentDueAt,
    );
    await returnFunds(trx, sources, seats, now);
    await leaveSeatMessage(trx, 'SEATS_LAPSED', order, now);
  }
  return due.length;
};

/**
 * Cancels seat orders whose 20 minutes are over: records what every query shows already, so that the seats can be taken, and
 * returns what had been paid for seats before. Several gateways may do so at the same time.
 * @returns how many there were
 */
export const expireSeats = async (sources: Sources, now: Date): Promise<number> => {
  let total = 0;
  for (;;) {
    const count = await inTransaction(sources.db, async (trx) =>
      expire(trx, sources, await lockDueSeatOrders(trx, now, AT_ONCE), now),
    );
    total += count;
    if (count < AT_ONCE) break;
  }
  await inTransaction(sources.db, (trx) => endLapsedSeats(trx, now, null));
  return total;
};

/** The same for those that are in the way of a choice: of a seat that they hold, or of another one for the same passenger. */
export const expireSeatsOn = (
  sources: Sources,
  flight: FlightKey,
  wanted: SeatsWanted,
  now: Date,
): Promise<number> =>
  inTransaction(sources.db, async (trx) => {
    await endLapsedSeats(trx, now, flight);
    return expire(trx, sources, await lockDueSeatOrdersOn(trx, flight, wanted, now), now);
  });
