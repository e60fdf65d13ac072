import { inTransaction } from '#gateway/database/transaction.ts';
import {
  endPurchases,
  expirePurchases,
} from '#gateway/modules/payments/purchases/cancel-purchase.service.ts';
import { endLapsedSeats } from '#gateway/modules/seats/chosen-seat-changes.repository.ts';
import type { SeatDependencies } from '#gateway/modules/seats/seat-dependencies.ts';
import {
  lockDueSeatOrders,
  lockDueSeatOrdersOn,
  type SeatsWanted,
} from '#gateway/modules/seats/seat-orders.repository.ts';
import type { FlightKey } from '#gateway/ports/timetable/timetable.port.ts';
import { seatOrderEnd } from './seat-purchases.ts';

type Sources = Pick<SeatDependencies, 'db' | 'payments'>;

/**
 * Ends seat orders whose 20 minutes are over, so that the seats can be taken; answers how many
 * there were.
 */
export async function expireSeats(sources: Sources, now: Date): Promise<number> {
  const { db } = sources;
  const count = await expirePurchases(db, seatOrderEnd(sources), lockDueSeatOrders, now);
  await inTransaction(db, (trx) => endLapsedSeats(trx, now, null));
  return count;
}

/**
 * The same for those that are in the way of a choice: of a seat that they hold, or of another one
 * for the same passenger.
 */
export const expireSeatsOn = (
  sources: Sources,
  flight: FlightKey,
  wanted: SeatsWanted,
  now: Date,
): Promise<number> =>
  inTransaction(sources.db, async (trx) => {
    await endLapsedSeats(trx, now, flight);
    const due = await lockDueSeatOrdersOn(trx, flight, wanted, now);
    await endPurchases(trx, seatOrderEnd(sources), due, 'PAYMENT_WINDOW', now);
    return due.length;
  });
