import type { DatabaseTransaction } from '#gateway/database/database.ts';
import { leaveSeatMessage } from '#gateway/modules/seats/orders/leave-seat-message.ts';
import type { ChosenSeat } from '#gateway/modules/seats/seat.model.ts';
import { closeOrders } from './lock-seat-orders.ts';

/** Ends what the seats were paid with, and notifies the member. */
export async function closeSeatOrders(
  trx: DatabaseTransaction,
  given: readonly ChosenSeat[],
  now: Date,
): Promise<void> {
  for (const order of await closeOrders(trx, given, now))
    await leaveSeatMessage(trx, 'SEATS_CANCELLED', order, now);
}
