import type { DatabaseTransaction } from '#gateway/database/database.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { enqueue } from '#gateway/jobs/enqueue.ts';
import { forEachLogged } from '#gateway/jobs/for-each-logged.ts';
import { notifyMembersOfOrder } from '#gateway/modules/orders/notifications/notify-members.ts';
import type { OrderRecord } from '#gateway/modules/orders/order.model.ts';
import { markCancelled } from '#gateway/modules/orders/order-changes.repository.ts';
import type { OrderDependencies } from '#gateway/modules/orders/order-dependencies.ts';
import { recordEvent } from '#gateway/modules/orders/read/order-history.repository.ts';
import { lockOrder } from '#gateway/modules/orders/read/orders.repository.ts';
import { AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import { isExpired } from '#schema/rules/orders/payment-window.ts';
import { seatsOfOrder } from './cancel-order.service.ts';
import {
  type FlightOnDay,
  flightsOfUnpaid,
  lockDueOrders,
  lockDueOrdersOn,
  unpaidOn,
} from './due-orders.repository.ts';

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

type WithdrawalSources = Pick<OrderDependencies, 'db' | 'inventory' | 'timetable' | 'nowIn'>;

/**
 * Cancels one unpaid order whose flight is not flown; what was paid in time, or lapsed before,
 * stays as it is.
 */
const withdraw = (
  { db, inventory, nowIn }: WithdrawalSources,
  orderId: string,
  { flightNumber: flight, date: day }: FlightOnDay,
  now: Date,
): Promise<boolean> =>
  inTransaction(db, async (trx) => {
    const order = await lockOrder(trx, orderId, AIRLINE, now);
    const instant = await nowIn(trx);
    if (!order || isExpired(order.paymentDueAt, instant)) return false;
    if (!(await markCancelled(trx, orderId, 'AIRLINE', instant))) return false;
    await recordEvent(trx, orderId, 'CANCELLED', 'AIRLINE', instant, { flight, day });
    const facts = { flight, day };
    await notifyMembersOfOrder(trx, orderId, { event: 'ORDER_WITHDRAWN', facts }, instant);
    await enqueue(trx, 'send-order-cancelled', { orderId });
    await inventory.release(trx, await seatsOfOrder(trx, orderId));
    return true;
  });

/**
 * Cancels unpaid orders with a flight that the airline has cancelled, and tells their travellers
 * (RULES 4.28): they could not pay for it (RULES 3.19). Money that is on its way goes back, as for
 * any closed order.
 * @returns how many there were
 */
export async function withdrawOrders(sources: WithdrawalSources, now: Date): Promise<number> {
  const { db, timetable } = sources;
  const flights = await flightsOfUnpaid(db);
  if (flights.length === 0) return 0;
  await timetable.update(flights);
  let count = 0;
  for (const flight of flights.filter(timetable.isCancelled))
    count += await forEachLogged(await unpaidOn(db, flight), (orderId) =>
      withdraw(sources, orderId, flight, now),
    );
  return count;
}
