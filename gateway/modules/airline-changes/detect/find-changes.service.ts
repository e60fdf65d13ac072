import { forEachLogged } from '#gateway/jobs/for-each-logged.ts';
import type { AirlineChangeDependencies } from '#gateway/modules/airline-changes/airline-change-dependencies.ts';
import type { BoundOfOrder } from '#gateway/modules/orders/order.model.ts';
import type { FlightOperation } from '#gateway/ports/operations/operations.port.ts';
import { flightId } from '#gateway/ports/timetable/flight-ids.ts';
import type { FlightKey } from '#gateway/ports/timetable/timetable.port.ts';
import { addMinutes, minutesBetween } from '#schema/rules/base/time.ts';
import { notNotifiedSince } from './notified-bounds.repository.ts';
import { recordChange } from './record-change.service.ts';

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
