import { inTransaction } from '#gateway/database/transaction.ts';
import type { StoredAirlineChange } from '#gateway/modules/airline-changes/airline-change.model.ts';
import {
  decideAirlineChange,
  lockAirlineChange,
  markReminded,
  openUntil,
} from '#gateway/modules/airline-changes/airline-change-changes.repository.ts';
import type { AirlineChangeDependencies } from '#gateway/modules/airline-changes/airline-change-dependencies.ts';
import { notifyAirlineChange } from '#gateway/modules/airline-changes/notifications/notify-airline-change.ts';
import { SoldOut } from '#gateway/modules/flights/inventory/seats-taken.model.ts';
import { AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import { DISRUPTION } from '#schema/codes/flights/disruption.ts';
import { airlineChangeStateAt, remindAt } from '#schema/rules/after-sale/airline-change.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { isExpired } from '#schema/rules/orders/payment-window.ts';
import { flightsInstead, replaceFlights } from './replace-flights.ts';

const MINUTES_AN_HOUR = 60;

/** Reminds travellers of decisions that are soon due, each once (RULES 8.26); answers how many. */
export async function remindOfChanges(
  { db }: Pick<AirlineChangeDependencies, 'db'>,
  now: Date,
): Promise<number> {
  let count = 0;
  const soon = addMinutes(now, DISRUPTION.decisionReminderHours * MINUTES_AN_HOUR);
  for (const change of await openUntil(db, soon)) {
    const at = remindAt(change.announcedAt, change.decideBy);
    if (change.remindedAt || !at || !isExpired(at, now)) continue;
    if (airlineChangeStateAt(change, now) !== 'OPEN') continue;
    const done = await inTransaction(db, async (trx) => {
      if (!(await markReminded(trx, change.id, now))) return false;
      await notifyAirlineChange(trx, change, 'AIRLINE_CHANGE_DUE', now);
      return true;
    });
    if (done) count += 1;
  }
  return count;
}

/** Ends the time for one decision. @param booked whether the proposed flights are booked */
const lapse = (
  sources: AirlineChangeDependencies,
  { id, orderId }: StoredAirlineChange,
  booked: boolean,
  now: Date,
): Promise<boolean> =>
  inTransaction(sources.db, async (trx) => {
    const order = await sources.orders.lock(trx, orderId, AIRLINE, now);
    const change = order && (await lockAirlineChange(trx, id));
    if (!change || airlineChangeStateAt(change, now) !== 'LAPSED') return false;
    const instead = flightsInstead(sources, order, change);
    const inTime = instead.every(({ flight }) => !isExpired(flight.departure.instant, now));
    const segments =
      booked && change.proposed && inTime
        ? await replaceFlights(trx, sources, order, change, now)
        : change.segments;
    if (!(await decideAirlineChange(trx, id, { state: 'LAPSED', decidedAt: null, segments })))
      return false;
    await notifyAirlineChange(trx, change, 'AIRLINE_CHANGE_LAPSED', now);
    return true;
  });

/**
 * Ends the time for decisions that were not made (RULES 8.4): the proposed flights are booked where
 * they have seats left, and the traveller is told of the right to a refund. Several gateways may do
 * so at the same time.
 * @returns how many there were
 */
export async function lapseAirlineChanges(
  sources: AirlineChangeDependencies,
  now: Date,
): Promise<number> {
  let count = 0;
  for (const change of await openUntil(sources.db, now)) {
    const done = await lapse(sources, change, true, now).catch((fault: unknown) => {
      if (fault instanceof SoldOut) return lapse(sources, change, false, now);
      throw fault;
    });
    if (done) count += 1;
  }
  return count;
}
