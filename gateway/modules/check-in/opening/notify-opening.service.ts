import { inTransaction } from '#gateway/database/transaction.ts';
import { enqueue } from '#gateway/jobs/enqueue.ts';
import type { CheckInDependencies } from '#gateway/modules/check-in/check-in-dependencies.ts';
import { notifyMembersOfOrder } from '#gateway/modules/orders/notifications/notify-members.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { addMinutes, localTime } from '#schema/rules/base/time.ts';
import { flightToOpen } from './flight-to-open.ts';
import { flightsToNotify, markNotified } from './flights-to-notify.repository.ts';

/** The job that writes to the contact of the order. */
export const SEND_CHECK_IN_OPENED = 'send-check-in-opened';

/**
 * Notifies travellers that check-in for their flight is open, once for each flight of an order
 * (RULES 7.13). Any number of gateways may do so at once.
 * @returns for how many flights of orders
 */
export async function notifyOpenings(sources: CheckInDependencies, now: Date): Promise<number> {
  const { db } = sources;
  const window = {
    from: addMinutes(now, LIMITS.checkInClosesMinutes),
    to: addMinutes(now, LIMITS.checkInOpensMinutes),
  };
  let count = 0;
  for (const { flight, ...key } of await flightsToNotify(db, window)) {
    const segment = await flightToOpen(sources, key, now);
    if (!segment) continue;
    const { departsAt, departureZone, order } = segment;
    await inTransaction(db, async (trx) => {
      if (!(await markNotified(trx, key, now))) return;
      const time = localTime(departsAt, departureZone);
      const facts = { flight: flight.flightNumber, day: flight.date, time };
      const message = { event: 'CHECK_IN_OPENED', facts, writtenTo: order.contact.email } as const;
      await notifyMembersOfOrder(trx, key.orderId, message, now);
      await enqueue(trx, SEND_CHECK_IN_OPENED, key);
      count += 1;
    });
  }
  return count;
}
