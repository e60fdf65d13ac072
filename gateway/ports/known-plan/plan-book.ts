import { flightId } from '#gateway/ports/timetable/flight-ids.ts';
import type { FlightKey } from '#gateway/ports/timetable/timetable.port.ts';
import type { LocalDate } from '#schema/rules/base/local-date.ts';
import { isSamePlan, type PlannedFlight } from './planned-flight.ts';

const NOTHING: ReadonlyMap<string, PlannedFlight> = new Map();

/** The flights that are planned otherwise than the schedule says, in memory. */
export function planBook() {
  const days = new Map<LocalDate, Map<string, PlannedFlight>>();
  let version = 0;
  return {
    /** Another number for another plan: what was worked out for one does not fit the other. */
    version: () => version,
    /** The flights of a day that are planned otherwise, by their numbers. */
    on: (date: LocalDate): ReadonlyMap<string, PlannedFlight> => days.get(date) ?? NOTHING,
    of: ({ flightNumber, date }: FlightKey) => days.get(date)?.get(flightNumber),
    keys: (): FlightKey[] =>
      [...days].flatMap(([date, flights]) =>
        [...flights.keys()].map((flightNumber) => ({ flightNumber, date })),
      ),
    /** Writes down the plan for a flight; null: it is flown as scheduled. */
    note({ flightNumber, date }: FlightKey, planned: PlannedFlight | null): void {
      const flights = days.get(date) ?? new Map<string, PlannedFlight>();
      if (isSamePlan(flights.get(flightNumber), planned)) return;
      if (planned) flights.set(flightNumber, planned);
      else flights.delete(flightNumber);
      if (flights.size > 0) days.set(date, flights);
      else days.delete(date);
      version += 1;
    },
    /** Drops the days before one. */
    dropBefore(first: LocalDate): void {
      for (const date of days.keys()) if (date < first) days.delete(date);
    },
  };
}

export type PlanBook = ReturnType<typeof planBook>;

/** Flights, each once. */
export const eachOnce = (keys: readonly FlightKey[]): FlightKey[] => [
  ...new Map(keys.map((key) => [flightId(key), key])).values(),
];
