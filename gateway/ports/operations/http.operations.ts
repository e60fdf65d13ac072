import { askOverHttp, type HttpSystem } from '#gateway/ports/http-system.ts';
import { PortUnavailable } from '#gateway/ports/port-unavailable.ts';
import { flightId } from '#gateway/ports/timetable/flight-ids.ts';
import type { FlightKey, Schedule } from '#gateway/ports/timetable/timetable.port.ts';
import { toFlightOperation } from './from-wire.ts';
import type { Operations } from './operations.port.ts';
import { wireDisrupted, wireOperations } from './wire.input.ts';

const keyOf = ({ flightNumber, date }: FlightKey): FlightKey => ({ flightNumber, date });

/**
 * Operations control behind an HTTP API: the reference adapter, for a system that speaks this wire
 * itself or a small service before one that does not. It asks two questions (`wire.input.ts`):
 * `POST flights/status` with `{ now, flights }`, where each flight is `{ flightNumber, date }`, and
 * `POST flights/disrupted` with `{ now }`.
 */
export function httpOperations(system: HttpSystem, schedule: Schedule): Operations {
  const ask = askOverHttp('operations', system);
  return {
    async of(flights, now) {
      if (flights.length === 0) return [];
      const body = { now, flights: flights.map(keyOf) };
      const answer = await ask({ path: 'flights/status', body }, wireOperations);
      return flights.map((flight, index) => {
        const wire = answer.flights[index];
        if (!wire || flightId(wire) !== flightId(flight))
          throw new PortUnavailable('operations', `said nothing of ${flightId(flight)}`);
        return toFlightOperation(schedule.flight(flight) ?? flight, wire, schedule, now);
      });
    },
    async disrupted(now) {
      const answer = await ask({ path: 'flights/disrupted', body: { now } }, wireDisrupted);
      return answer.flights;
    },
  };
}
