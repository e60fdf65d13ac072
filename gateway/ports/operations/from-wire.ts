import { PortUnavailable } from '#gateway/ports/port-unavailable.ts';
import { airportMoment } from '#gateway/ports/timetable/airport-moment.ts';
import type {
  Airport,
  AirportMoment,
  DatedFlight,
  Schedule,
} from '#gateway/ports/timetable/timetable.port.ts';
import { minutesBetween } from '#schema/rules/base/time.ts';
import type { FlightOperation } from './operations.port.ts';
import type { WireOperation } from './wire.input.ts';

const momentAt = (instant: Date | null, { zone }: Airport): AirportMoment | null =>
  instant && airportMoment(instant, zone);

function known<One>(one: One | undefined, code: string): One {
  if (one) return one;
  throw new PortUnavailable('operations', `the schedule does not know its ${code}`);
}

/** The flight as it is planned now. */
function plannedFlight(
  scheduled: DatedFlight,
  { replanned }: WireOperation,
  schedule: Schedule,
): DatedFlight {
  if (!replanned) return scheduled;
  const airportOr = (code: string | null, other: Airport) =>
    code === null ? other : known(schedule.airport(code), code);
  const origin = airportOr(replanned.origin, scheduled.origin);
  const destination = airportOr(replanned.destination, scheduled.destination);
  const departs = replanned.departure ?? scheduled.departure.instant;
  const arrives = replanned.arrival ?? scheduled.arrival.instant;
  const type = replanned.aircraft ?? scheduled.aircraft.code;
  return {
    ...scheduled,
    origin,
    destination,
    departure: airportMoment(departs, origin.zone),
    arrival: airportMoment(arrives, destination.zone),
    blockMinutes: minutesBetween(departs, arrives),
    aircraft: known(
      schedule.aircraft.find(({ code }) => code === type),
      type,
    ),
  };
}

/**
 * What operations control says on the wire of a flight of the schedule, in the words of the port.
 */
export function toFlightOperation(
  scheduled: DatedFlight,
  wire: WireOperation,
  schedule: Schedule,
  now: Date,
): FlightOperation {
  const flight = plannedFlight(scheduled, wire, schedule);
  const { departure, arrival } = wire;
  const { divertedTo } = arrival;
  const airport =
    divertedTo === null ? flight.destination : known(schedule.airport(divertedTo), divertedTo);
  return {
    flight,
    knownAt: now,
    departure: {
      ...departure,
      estimated: momentAt(departure.estimated, flight.origin),
      offBlock: momentAt(departure.offBlock, flight.origin),
      takeOff: momentAt(departure.takeOff, flight.origin),
    },
    arrival: {
      airport,
      diverted: divertedTo !== null,
      estimated: momentAt(arrival.estimated, airport),
      landing: momentAt(arrival.landing, airport),
      onBlock: momentAt(arrival.onBlock, airport),
      gate: arrival.gate,
      belt: arrival.belt,
    },
    cancelled: wire.cancelled,
    rescheduledAt: wire.replanned?.at ?? null,
    reason: wire.reason,
    registration: wire.registration,
    inbound: (wire.inbound && schedule.flight(wire.inbound)) ?? null,
    lastChange: wire.lastChange,
  };
}
