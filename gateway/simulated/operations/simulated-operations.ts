import type { Operations } from '#gateway/ports/operations/operations.port.ts';
import { flightId } from '#gateway/ports/timetable/flight-ids.ts';
import type { DatedFlight, FlightKey, Timetable } from '#gateway/ports/timetable/timetable.port.ts';
import { type DayPlan, dayPlan } from './day-plan.ts';
import { inboundOf } from './inbound.ts';
import type { SetIrregularity } from './irregularities.repository.ts';
import { irregularitiesByChance } from './irregularities-by-chance.ts';
import type { Irregularity } from './irregularity.ts';
import { knockOnOf } from './knock-on.ts';
import { knownAt } from './known-at.ts';
import { registrationOf } from './registration.ts';

/** What the simulation is made of. */
export type OperationsParts = {
  readonly timetable: Timetable;
  /** Irregularities that were set for certain flights; a flight that has one gets none by chance. */
  irregularitiesOf(flights: readonly FlightKey[]): Promise<readonly SetIrregularity[]>;
};

/**
 * Operations control of the simulated airline. What becomes of a flight follows from its number and its day, so that every
 * replica gives the same answers; `now` decides how much of it is known.
 */
export const createSimulatedOperations = ({
  timetable,
  irregularitiesOf,
}: OperationsParts): Operations => {
  const plansOver = (set: ReadonlyMap<string, readonly Irregularity[]>) => {
    const planOf = (flight: DatedFlight, inbound: DatedFlight | null): DayPlan => {
      const given = set.get(flightId(flight));
      return dayPlan(flight, {
        irregularities: given ?? irregularitiesByChance(flight, timetable.airports),
        knockOn:
          inbound && !given ? knockOnOf(planOf(inbound, null), flight.departure.instant) : null,
        airport: timetable.airport,
      });
    };
    return planOf;
  };

  return {
    async of(flights, now) {
      const pairs = flights.map((flight) => ({ flight, inbound: inboundOf(timetable, flight) }));
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
      const planOf = plansOver(set);
      return pairs.map(({ flight, inbound }) =>
        knownAt(
          planOf(flight, inbound),
          { registration: registrationOf(flight, inbound), inbound },
          now,
        ),
      );
    },
  };
};
