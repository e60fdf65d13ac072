import type { DatedFlights } from './dated-flights.ts';
import { type FlightPlan, plannedOn } from './flight-plan.ts';

/** The flights of a schedule as they are planned now; those that are cancelled are found by their keys alone. */
export const plannedFlights = (flights: DatedFlights, plan: FlightPlan): DatedFlights => ({
  ...flights,
  find: (key) => plannedOn(plan, key)?.flight ?? flights.find(key),
  between: (originCode, destinationCode, date) => {
    const scheduled = flights.between(originCode, destinationCode, date);
    const others = plan.on(date);
    if (others.size === 0) return scheduled;
    const flown = [...others.values()].flatMap(({ flight, cancelled }) =>
      !cancelled && flight.origin.code === originCode && flight.destination.code === destinationCode
        ? [flight]
        : [],
    );
    return [...scheduled.filter(({ flightNumber }) => !others.has(flightNumber)), ...flown].sort(
      (a, b) => a.departure.instant.getTime() - b.departure.instant.getTime(),
    );
  },
});
