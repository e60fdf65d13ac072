import type { DatabaseTransaction } from '#gateway/database/database.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { enqueue } from '#gateway/jobs/enqueue.ts';
import { notifyMembersOfOrder } from '#gateway/modules/orders/notifications/notify-members.ts';
import type { OrderRecord } from '#gateway/modules/orders/order.model.ts';
import { markCancelled } from '#gateway/modules/orders/order-changes.repository.ts';
import type { OrderDependencies } from '#gateway/modules/orders/order-dependencies.ts';
import { recordEvent } from '#gateway/modules/orders/read/order-history.repository.ts';
import { seatsOfOrder } from './cancel-order.service.ts';
import { type FlightOnDay, lockDueOrders, lockDueOrdersOn } from './due-orders.repository.ts';

const AT_ONCE = 50;

type Sources = Pick<OrderDependencies, 'db' | 'inventory'>;

async function expire(
  trx: DatabaseTransaction,
  inventory: Sources['inventory'],
  due: readonly OrderRecord[],
  now: Date,
) {
  const seats = [];
  for (const order of due) {
    if (!(await markCancelled(trx, order.id, 'PAYMENT_WINDOW', order.paymentDueAt))) continue;
    await recordEvent(trx, order.id, 'CANCELLED', 'CLOCK', now);
    await enqueue(trx, 'send-order-cancelled', { orderId: order.id });
    await notifyMembersOfOrder(trx, order.id, { event: 'ORDER_LAPSED' }, now);
    seats.push(...(await seatsOfOrder(trx, order.id)));
  }
  // All at once, so that counters are always locked in the same order.
  await inventory.release(trx, seats);
  return due.length;
}

/**
 * Cancels orders whose 50 minutes are over: records what every query shows already, frees their
 * seats, notifies the travellers. Several gateways may do so at the same time.
 * @returns how many there were
 */
export async function expireOrders({ db, inventory }: Sources, now: Date): Promise<number> {
  for (let total = 0; ; ) {
    const count = await inTransaction(db, async (trx) =>
      expire(trx, inventory, await lockDueOrders(trx, now, AT_ONCE), now),
    );
    total += count;
    if (count < AT_ONCE) return total;
  }
}

/**
 * The same for the orders that hold seats on certain flights: another buyer of those seats need not
 * wait for the sweeper.
 * @returns how many there were
 */
export const expireOrdersOn = (
  { db, inventory }: Sources,
  flights: readonly FlightOnDay[],
  now: Date,
): Promise<number> =>
  inTransaction(db, async (trx) =>
    expire(trx, inventory, await lockDueOrdersOn(trx, flights, now), now),
  );
