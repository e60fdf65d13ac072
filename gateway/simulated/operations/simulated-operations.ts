import type { Operations } from '#gateway/ports/operations/operations.port.ts';
import { flightId } from '#gateway/ports/timetable/flight-ids.ts';
import type { DatedFlight, FlightKey, Schedule } from '#gateway/ports/timetable/timetable.port.ts';
import { addDays, type LocalDate } from '#schema/rules/base/local-date.ts';
import { localDay } from '#schema/rules/base/time.ts';
import { type DayPlan, dayPlan } from './day-plan.ts';
import { delayPropagation } from './delay-propagation.ts';
import { estimatesAt } from './estimates.ts';
import type { SetIrregularity } from './irregularities.repository.ts';
import { irregularitiesByChance } from './irregularities-by-chance.ts';
import type { Irregularity } from './irregularity.ts';
import { registrationOf } from './registration.ts';
import { rescheduledAt } from './rescheduled.ts';

/** A return leaves at most so many days after the flight out. */
const DAYS_APART = [0, 1, 2];

/**
 * The inbound flight of an aircraft: flights out of a hub have odd numbers, and the same aircraft
 * returns under the number above. Null at the hub, where aircraft wait.
 */
function aircraftRotation(timetable: Schedule, flight: DatedFlight): DatedFlight | null {
  const number = Number(flight.flightNumber.slice(2));
  if (number % 2 === 1) return null;
  const flightNumber = `${flight.flightNumber.slice(0, 2)}${number - 1}`;
  for (const days of DAYS_APART) {
    const out = timetable.flight({ flightNumber, date: addDays(flight.date, -days) });
    if (out && out.arrival.instant < flight.departure.instant) return out;
  }
  return null;
}

/** What the simulation is made of. */
export type OperationsParts = {
  readonly timetable: Schedule;
  /**
   * Irregularities that were set for certain flights; a flight that has one gets none by chance.
   */
  irregularitiesOf(flights: readonly FlightKey[]): Promise<readonly SetIrregularity[]>;
  /** Flights from a day on that were cancelled or planned otherwise; none where not given. */
  disruptedFlights?(from: LocalDate, now: Date): Promise<readonly FlightKey[]>;
};

/**
 * Operations control of the simulated airline. What becomes of a flight follows from its number and
 * its day, so that every replica gives the same answers; `now` decides how much of it is known.
 */
export function createSimulatedOperations({
  timetable,
  irregularitiesOf,
  disruptedFlights = async () => [],
}: OperationsParts): Operations {
  const plansOver = (set: ReadonlyMap<string, readonly Irregularity[]>, now: Date) => {
    const planOf = (scheduled: DatedFlight, inbound: DatedFlight | null): DayPlan => {
      const given = set.get(flightId(scheduled));
      const flight = given ? rescheduledAt(scheduled, given, timetable, now) : scheduled;
      return dayPlan(flight, {
        irregularities: given ?? irregularitiesByChance(flight, timetable.airports),
        knockOn:
          inbound && !given
            ? delayPropagation(planOf(inbound, null), flight.departure.instant)
            : null,
        airport: timetable.airport,
      });
    };
    return planOf;
  };

  return {
    async of(flights, now) {
      const pairs = flights
        .map((flight) => timetable.flight(flight) ?? flight)
        .map((flight) => ({ flight, inbound: aircraftRotation(timetable, flight) }));
      const involved = pairs.flatMap(({ flight, inbound }) => [
        flight,
        ...(inbound ? [inbound] : []),
      ]);
      const set = new Map(
        [...Map.groupBy(await irregularitiesOf(involved), flightId)].map(([id, rows]) => [
          id,
          rows.map(({ irregularity }) => irregularity),
        ]),
      );
      const planOf = plansOver(set, now);
      return pairs.map(({ flight, inbound }) =>
        estimatesAt(
          planOf(flight, inbound),
          { registration: registrationOf(flight, inbound), inbound },
          now,
        ),
      );
    },
    disrupted: async (now) => [...(await disruptedFlights(addDays(localDay(now, 'UTC'), -1), now))],
  };
}
