import type { DatabaseTransaction } from '#gateway/database/database.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import type { StoredDateChange } from '#gateway/modules/date-changes/date-change.model.ts';
import type { DateChangeSources } from '#gateway/modules/date-changes/date-change-sources.ts';
import { enqueueMail } from '#gateway/modules/date-changes/date-changes.jobs.ts';
import type { SeatsTaken } from '#gateway/modules/flights/inventory/seats-taken.model.ts';
import { AIRLINE } from '#gateway/sessions/reader.ts';
import { lockDueDateChanges, markDateChangeCancelled } from './date-change-changes.repository.ts';
import { leaveChangeMessage } from './leave-change-message.ts';
import { seatsHeld } from './seats-held.ts';

const AT_ONCE = 50;

type Sources = Pick<DateChangeSources, 'db' | 'fares' | 'inventory' | 'orders'>;

const end = async (
  trx: DatabaseTransaction,
  sources: Sources,
  due: readonly StoredDateChange[],
  now: Date,
): Promise<number> => {
  const seats: SeatsTaken[] = [];
  for (const change of due) {
    const { id, orderId, paymentDueAt } = change;
    const order = await sources.orders.findIn(trx, { id: orderId }, AIRLINE, now);
    if (!order || !(await markDateChangeCancelled(trx, id, 'PAYMENT_WINDOW', paymentDueAt)))
      continue;
    await leaveChangeMessage(trx, 'DATE_CHANGE_LAPSED', change, now);
    await enqueueMail(trx, id, 'LAPSED');
    seats.push(...seatsHeld(sources, order, change));
  }
  // All at once, so that counters are always locked in the same order.
  await sources.inventory.release(trx, seats);
  return due.length;
};

/**
 * Cancels changes whose 50 minutes are over: records what every query shows already, and frees the new flights (RULES 8.8). Any
 * number of gateways may do so at once.
 * @returns how many there were
 */
export const expireDateChanges = async (sources: Sources, now: Date): Promise<number> => {
  for (let total = 0; ; ) {
    const count = await inTransaction(sources.db, async (trx) =>
      end(trx, sources, await lockDueDateChanges(trx, now, AT_ONCE), now),
    );
    total += count;
    if (count < AT_ONCE) return total;
  }
};

/** The same for the changes of one order, in the caller's transaction, before the next one is made. */
export const endDueOf = async (
  trx: DatabaseTransaction,
  sources: Sources,
  orderId: string,
  now: Date,
): Promise<void> => {
  await end(trx, sources, await lockDueDateChanges(trx, now, AT_ONCE, orderId), now);
};
