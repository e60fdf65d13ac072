import { LIMITS } from '#schema/codes/base/limits.ts';
import { addDays, type LocalDate } from '#schema/rules/base/local-date.ts';
import { minutesBetween } from '#schema/rules/base/time.ts';
import { distanceKm } from './great-circle.ts';
import type { Airport, DatedFlight, DirectFlights } from './timetable.port.ts';

/** The longest wait for a second flight that a connection may have. */
const LONGEST_STOP_MINUTES = { domestic: 6 * 60, international: 12 * 60 };
/**
 * Nor on one that flies more than this many times the straight distance: Guangzhou to Shenzhen,
 * say.
 */
const LONGEST_DETOUR = 2.2;

const HOME_COUNTRY = 'CN';

/**
 * Whether a stop at the hub makes sense: not within a foreign country (cabotage), and not far out
 * of the way.
 */
export function connects(origin: Airport, hub: Airport, destination: Airport): boolean {
  if (origin.cityCode === destination.cityCode || origin.hub || destination.hub) return false;
  if (origin.country === destination.country && origin.country !== HOME_COUNTRY) return false;
  const flown = distanceKm(origin, hub) + distanceKm(hub, destination);
  return flown <= LONGEST_DETOUR * distanceKm(origin, destination);
}

/** Whether one flight leaves time enough, and not too much, to change to the other. */
export function fits(first: DatedFlight, second: DatedFlight): boolean {
  const domestic = first.kind === 'DOMESTIC' && second.kind === 'DOMESTIC';
  const scope = domestic ? 'domestic' : 'international';
  const stop = minutesBetween(first.arrival.instant, second.departure.instant);
  return stop >= LIMITS.minimumConnectionMinutes[scope] && stop <= LONGEST_STOP_MINUTES[scope];
}

type Pair = readonly [first: DatedFlight, second: DatedFlight];

const leavesAt = ([first]: Pair) => first.departure.instant.getTime();
const landsAt = ([, second]: Pair) => second.arrival.instant.getTime();

/** Whether `a` is at least as good in every respect: leaves no sooner, lands no later. */
const beats = (a: Pair, b: Pair): boolean =>
  a !== b &&
  leavesAt(a) >= leavesAt(b) &&
  landsAt(a) <= landsAt(b) &&
  (leavesAt(a) > leavesAt(b) || landsAt(a) < landsAt(b));

/**
 * The pairs of flights through one hub that leave on a day, without those that another one beats.
 */
export function connectionsVia(
  flights: DirectFlights,
  way: readonly [origin: Airport, hub: Airport, destination: Airport],
  date: LocalDate,
): Pair[] {
  const [origin, hub, destination] = way;
  if (!connects(origin, hub, destination)) return [];
  const onward = [date, addDays(date, 1)].flatMap((day) => [
    ...flights.between(hub.code, destination.code, day),
  ]);
  const pairs = flights
    .between(origin.code, hub.code, date)
    .flatMap((first) =>
      onward.filter((second) => fits(first, second)).map((second): Pair => [first, second]),
    );
  return pairs.filter((pair) => !pairs.some((other) => beats(other, pair)));
}
