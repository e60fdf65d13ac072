import { inTransaction } from '#gateway/database/transaction.ts';
import type { StoredAirlineChange } from '#gateway/modules/airline-changes/airline-change.model.ts';
import {
  insertAirlineChange,
  lockAirlineChangesOf,
  updateAirlineChange,
} from '#gateway/modules/airline-changes/airline-change-changes.repository.ts';
import type { AirlineChangeDependencies } from '#gateway/modules/airline-changes/airline-change-dependencies.ts';
import { notifyAirlineChange } from '#gateway/modules/airline-changes/notifications/notify-airline-change.ts';
import type { BoundOfOrder, Order } from '#gateway/modules/orders/order.model.ts';
import type { FlightKey } from '#gateway/ports/timetable/timetable.port.ts';
import { AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import { airlineChangeStateAt } from '#schema/rules/after-sale/airline-change.ts';
import { applyPlan } from './apply-plan.ts';
import type { BoundPlan } from './bound-plan.model.ts';
import { boundPlan } from './bound-plan.ts';
import { changedSegments } from './changed-segments.ts';
import { knownOn } from './known-flights.ts';

/** What a plan was made for: as long as it is the same, the plan fits. */
const status = ({ segments, tickets }: Order): string =>
  JSON.stringify([segments, tickets.map(({ coupons }) => coupons)]);

const isSame = (a: FlightKey, b: FlightKey): boolean =>
  a.flightNumber === b.flightNumber && a.date === b.date;

/** Whether a change has it already that a segment needs another flight, or that there is none. */
const isKnown = (
  { segments }: StoredAirlineChange,
  { segment, flight }: BoundPlan['replaced'][number],
): boolean =>
  segments.some(({ index, before, after }) => {
    const { flightNumber, departureDate: date } = segment;
    if (index !== segment.index || !isSame(before, { flightNumber, date })) return false;
    return after === null || flight === null ? after === flight : !isSame(before, after);
  });

/**
 * Records what the airline has changed in a bound of an order, and tells its traveller, once: any
 * number of gateways may look at the same time. Flights are looked for before the order is locked;
 * what has changed meanwhile is looked at again later.
 * @returns whether there was something to decide
 */
export async function recordChange(
  sources: AirlineChangeDependencies,
  { orderId, boundIndex }: BoundOfOrder,
  now: Date,
): Promise<boolean> {
  const seen = await sources.orders.find({ id: orderId }, AIRLINE, now);
  if (!seen) return false;
  const known = await knownOn(sources, seen, boundIndex, now);
  const plan = await boundPlan(sources, seen, boundIndex, known, now);
  if (!plan) return false;
  return inTransaction(sources.db, async (trx) => {
    const order = await sources.orders.lock(trx, orderId, AIRLINE, now);
    if (!order || status(order) !== status(seen)) return false;
    const before = (await lockAirlineChangesOf(trx, orderId)).filter(
      (change) => change.boundIndex === boundIndex,
    );
    const open = before.find(({ state }) => state === 'OPEN') ?? null;
    const isNew = plan.replaced.some((one) => !before.some((change) => isKnown(change, one)));
    if (plan.replanned.length === 0 && !isNew) return false;
    const seats = await applyPlan(trx, sources, order, plan, now);
    const live = open && airlineChangeStateAt(open, now) === 'OPEN' ? open : null;
    const made = changedSegments(order, plan, live, seats, sources.orders.flights, now);
    if (!made) return false;
    const id = open?.id ?? sources.ids.uuid(now);
    if (open) await updateAirlineChange(trx, id, made);
    else await insertAirlineChange(trx, id, made);
    await notifyAirlineChange(trx, { id, ...made }, 'AIRLINE_CHANGE', now);
    return true;
  });
}
