import type { AirlineChangeSources } from '#gateway/modules/airline-changes/airline-change-sources.ts';
import type { FlightOperation } from '#gateway/ports/operations/operations.port.ts';
import { flightId } from '#gateway/ports/timetable/flight-ids.ts';
import { addMinutes, minutesBetween } from '#schema/rules/base/time.ts';
import {
  type AffectedBound,
  boundsOn,
  type FlightNews,
  flightsLeaving,
} from './affected-orders.repository.ts';
import { recordChange } from './record-change.service.ts';

/** What happens to a flight on its last day is looked for from so many minutes before it leaves, and while it is in the air. */
const LAST_DAY_MINUTES = 24 * 60;
/** From this delay on a connection may not hold any more: the timetable plans no shorter ones than allowed. */
const LATE_MINUTES = 15;

/** What there is to tell of a flight to those who have booked it; null where it is as planned. */
const newsOf = ({
  flight,
  cancelled,
  replannedAt,
  arrival,
  lastChange,
  knownAt,
}: FlightOperation): FlightNews | null => {
  const { flightNumber, date } = flight;
  const told = lastChange?.at ?? knownAt;
  if (cancelled) return { flightNumber, date, at: told, connectingOnly: false };
  const lands = arrival.onBlock ?? arrival.estimated;
  const isLate = lands && minutesBetween(flight.arrival.instant, lands.instant) >= LATE_MINUTES;
  if (replannedAt) {
    const at = isLate && told > replannedAt ? told : replannedAt;
    return { flightNumber, date, at, connectingOnly: false };
  }
  return isLate ? { flightNumber, date, at: told, connectingOnly: true } : null;
};

/** The bounds of orders that have flights of which there are news, each once. */
const affectedBounds = async (
  { db, timetable, operations }: AirlineChangeSources,
  now: Date,
): Promise<AffectedBound[]> => {
  const soon = await flightsLeaving(
    db,
    addMinutes(now, -LAST_DAY_MINUTES),
    addMinutes(now, LAST_DAY_MINUTES),
  );
  const keys = new Map(
    [...soon, ...(await operations.disrupted(now))].map((key) => [flightId(key), key]),
  );
  const flights = [...keys.values()].flatMap((key) => timetable.flight(key) ?? []);
  const found = new Map<string, AffectedBound>();
  for (const operation of await operations.of(flights, now)) {
    const news = newsOf(operation);
    for (const bound of news ? await boundsOn(db, news) : [])
      found.set(`${bound.orderId} ${bound.boundIndex}`, bound);
  }
  return [...found.values()];
};

/**
 * Looks what operations control has changed, and records it in the orders on those flights.
 * @returns how many changes there are to be decided
 */
export const findAirlineChanges = async (
  sources: AirlineChangeSources,
  now: Date,
): Promise<number> => {
  let count = 0;
  for (const bound of await affectedBounds(sources, now))
    if (await recordChange(sources, bound, now)) count += 1;
  return count;
};
