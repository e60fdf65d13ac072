import { inTransaction } from '#gateway/database/transaction.ts';
import { forEachLogged } from '#gateway/jobs/for-each-logged.ts';
import type { StoredAirlineChange } from '#gateway/modules/airline-changes/airline-change.model.ts';
import {
  insertAirlineChange,
  lockAirlineChangesOf,
  notNotifiedSince,
  updateAirlineChange,
} from '#gateway/modules/airline-changes/airline-change-changes.repository.ts';
import type { AirlineChangeDependencies } from '#gateway/modules/airline-changes/airline-change-dependencies.ts';
import { notifyAirlineChange } from '#gateway/modules/airline-changes/notifications/notify-airline-change.ts';
import type { BoundOfOrder, Order } from '#gateway/modules/orders/order.model.ts';
import type { FlightOperation } from '#gateway/ports/operations/operations.port.ts';
import { flightId } from '#gateway/ports/timetable/flight-ids.ts';
import type { FlightKey } from '#gateway/ports/timetable/timetable.port.ts';
import { AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import { airlineChangeStateAt } from '#schema/rules/after-sale/airline-change.ts';
import { addMinutes, minutesBetween } from '#schema/rules/base/time.ts';
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

/** News of a flight. */
type FlightUpdate = FlightKey & {
  readonly at: Date;
  /** Whether they matter only to those who change to another flight. */
  readonly connectingOnly: boolean;
};

/**
 * What happens to a flight on its last day is looked for from so many minutes before it leaves, and
 * while it is in the air.
 */
const LAST_DAY_MINUTES = 24 * 60;
/**
 * From this delay on a connection may not hold any more: the timetable plans no shorter ones than
 * allowed.
 */
const LATE_MINUTES = 15;

/** What travellers are notified of about a flight; null where it is as planned. */
function newsOf({
  flight,
  cancelled,
  rescheduledAt,
  arrival,
  lastChange,
  knownAt,
}: FlightOperation): FlightUpdate | null {
  const { flightNumber, date } = flight;
  const told = lastChange?.at ?? knownAt;
  if (cancelled) return { flightNumber, date, at: told, connectingOnly: false };
  const lands = arrival.onBlock ?? arrival.estimated;
  const isLate = lands && minutesBetween(flight.arrival.instant, lands.instant) >= LATE_MINUTES;
  if (rescheduledAt) {
    const at = isLate && told > rescheduledAt ? told : rescheduledAt;
    return { flightNumber, date, at, connectingOnly: false };
  }
  return isLate ? { flightNumber, date, at: told, connectingOnly: true } : null;
}

/**
 * The bounds of ticketed orders on a flight of which there are news, without those of which a
 * change was recorded since.
 */
const boundsToTell = async (
  { db, orders }: AirlineChangeDependencies,
  { at, connectingOnly, ...flight }: FlightUpdate,
): Promise<BoundOfOrder[]> =>
  notNotifiedSince(db, await orders.boundsOn(flight, connectingOnly), at);

/** The bounds of orders that have flights of which there are news, each once. */
async function affectedBounds(
  sources: AirlineChangeDependencies,
  now: Date,
): Promise<BoundOfOrder[]> {
  const { timetable, operations, orders } = sources;
  const soon = await orders.flightsBetween(
    addMinutes(now, -LAST_DAY_MINUTES),
    addMinutes(now, LAST_DAY_MINUTES),
  );
  const keys = new Map(
    [...soon, ...(await operations.disrupted(now))].map((key) => [flightId(key), key]),
  );
  const flights = [...keys.values()].flatMap((key) => timetable.flight(key) ?? []);
  const found = new Map<string, BoundOfOrder>();
  for (const operation of await operations.of(flights, now)) {
    const news = newsOf(operation);
    for (const bound of news ? await boundsToTell(sources, news) : [])
      found.set(`${bound.orderId} ${bound.boundIndex}`, bound);
  }
  return [...found.values()];
}

/**
 * Looks what operations control has changed, and records it in the orders on those flights; one
 * order that fails keeps no other waiting.
 * @returns how many changes there are to be decided
 */
export const findAirlineChanges = async (
  sources: AirlineChangeDependencies,
  now: Date,
): Promise<number> =>
  forEachLogged(await affectedBounds(sources, now), (bound) => recordChange(sources, bound, now));
