import { OWN_CARRIER } from '#gateway/ports/timetable/carrier.ts';
import { memoize } from '#gateway/ports/timetable/memoize.ts';
import type { DatedFlight, FlightKey } from '#gateway/ports/timetable/timetable.port.ts';
import { type LocalDate, weekdayOf } from '#schema/rules/base/local-date.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import type { ScheduledFlight } from './schedule.ts';
import { seasonOf } from './season.ts';
import { createZoneClock, type ZoneClock } from './zone-clock.ts';

/** The timetable is that of this century; no travel day lies beyond it. */
const isInReach = (date: LocalDate): boolean => date.startsWith('20');

const fliesOn = (flight: ScheduledFlight, date: LocalDate): boolean =>
  isInReach(date) &&
  flight.days.has(weekdayOf(date)) &&
  (flight.season === 'ALL' || flight.season === seasonOf(date));

/**
 * A flight of the timetable on a day: local times and instants, right on the days on which clocks
 * change.
 */
export function dateFlight(
  flight: ScheduledFlight,
  date: LocalDate,
  clock: ZoneClock,
): DatedFlight {
  const { origin, destination } = flight;
  const departure = clock.instant(origin.zone, date, flight.departsMinute);
  const arrival = addMinutes(departure, flight.blockMinutes);
  return {
    flightNumber: flight.flightNumber,
    date,
    origin,
    destination,
    departure: {
      instant: departure,
      local: clock.local(origin.zone, departure),
      zone: origin.zone,
    },
    arrival: {
      instant: arrival,
      local: clock.local(destination.zone, arrival),
      zone: destination.zone,
    },
    blockMinutes: flight.blockMinutes,
    distanceKm: flight.distanceKm,
    aircraft: flight.aircraft,
    kind: flight.kind,
    operatedBy: OWN_CARRIER,
  };
}

const pairOf = (originCode: string, destinationCode: string) => originCode + destinationCode;

/** A year of every route of the schedule is some 35,000 days of a route. */
const DAYS_KEPT = 40_000;

/** The flights of a schedule by day, each made when it is first asked for. */
export function createDatedFlights(schedule: readonly ScheduledFlight[]) {
  const clock = createZoneClock();
  const byPair = Map.groupBy(schedule, ({ origin, destination }) =>
    pairOf(origin.code, destination.code),
  );
  const byNumber = Map.groupBy(schedule, ({ flightNumber }) => flightNumber);
  const kept = memoize<readonly DatedFlight[]>(DAYS_KEPT);

  /**
   * The flights from one airport to another that leave on a local day, in the order of departure.
   */
  const between = (
    originCode: string,
    destinationCode: string,
    date: LocalDate,
  ): readonly DatedFlight[] => {
    const pair = pairOf(originCode, destinationCode);
    const scheduled = byPair.get(pair);
    if (!scheduled) return [];
    return kept(pair + date, () =>
      scheduled
        .filter((flight) => fliesOn(flight, date))
        .map((flight) => dateFlight(flight, date, clock))
        .sort((a, b) => a.departure.instant.getTime() - b.departure.instant.getTime()),
    );
  };

  const find = ({ flightNumber, date }: FlightKey): DatedFlight | undefined => {
    const scheduled = byNumber.get(flightNumber)?.[0];
    return (
      scheduled &&
      between(scheduled.origin.code, scheduled.destination.code, date).find(
        (flight) => flight.flightNumber === flightNumber,
      )
    );
  };

  /** All flights that leave on a local day. */
  const on = (date: LocalDate): DatedFlight[] =>
    [...byPair.values()].flatMap(([first]) =>
      first ? [...between(first.origin.code, first.destination.code, date)] : [],
    );

  return { between, find, on };
}

export type DatedFlights = ReturnType<typeof createDatedFlights>;
