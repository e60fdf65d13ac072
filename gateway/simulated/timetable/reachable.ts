import { connects, fits } from '#gateway/ports/timetable/connections.ts';
import type { Airport, DatedFlight } from '#gateway/ports/timetable/timetable.port.ts';
import { addDays, type LocalDate } from '#schema/rules/base/local-date.ts';
import type { DatedFlights } from './dated-flights.ts';
import type { ScheduledFlight } from './schedule.ts';

/** A Monday of each season: the timetable repeats itself week by week. */
const MONDAYS: readonly LocalDate[] = ['2026-12-07', '2027-07-05'];

const pairOf = (origin: Airport, destination: Airport) => origin.code + destination.code;

/**
 * The pairs of airports between which there is a flight, or two that connect, on some day of the
 * week in some season. That two routes meet at a hub is not enough: their flights must meet as
 * well.
 */
export function reachablePairs(
  schedule: readonly ScheduledFlight[],
  flights: DatedFlights,
): ReadonlySet<string> {
  const pairs = new Set(schedule.map(({ origin, destination }) => pairOf(origin, destination)));
  const ways = [
    ...new Map(schedule.map((one) => [pairOf(one.origin, one.destination), one])).values(),
  ];
  const on = (wanted: (way: ScheduledFlight) => boolean, day: LocalDate): DatedFlight[] =>
    ways
      .filter(wanted)
      .flatMap((way) => [...flights.between(way.origin.code, way.destination.code, day)]);

  for (const monday of MONDAYS)
    for (let weekday = 0; weekday < 7; weekday++) {
      const day = addDays(monday, weekday);
      const inward = on(({ destination }) => destination.hub, day);
      const outward = [day, addDays(day, 1)].flatMap((date) =>
        on(({ origin }) => origin.hub, date),
      );
      for (const first of inward)
        for (const second of outward) {
          if (first.destination !== second.origin) continue;
          const pair = pairOf(first.origin, second.destination);
          if (pairs.has(pair) || !fits(first, second)) continue;
          if (connects(first.origin, second.origin, second.destination)) pairs.add(pair);
        }
    }
  return pairs;
}
