import { globalId, keyOf } from '#gateway/graphql/global-id.ts';
import { describeCode } from '#gateway/modules/root/describe-code.ts';
import type { NodeLoader } from '#gateway/modules/root/node.resolvers.ts';
import { flightId } from '#gateway/ports/timetable/flight-ids.ts';
import type { AirportMoment } from '#gateway/ports/timetable/timetable.port.ts';
import type { Resolvers } from '#gateway/resolvers.gen.ts';
import { localDay, localTime } from '#schema/rules/time.ts';
import { readStatusQuestion } from './flight-status.input.ts';

const momentAt = (instant: Date, zone: string): AirportMoment => ({
  instant,
  zone,
  local: `${localDay(instant, zone)}T${localTime(instant, zone)}`,
});

/** How flights stand; all of it public. */
export const flightStatusResolvers: Resolvers = {
  Query: {
    flightStatus: (_root, { by }, { services, now }) =>
      services.flightStatus.search(readStatusQuestion(by), now),
  },
  Subscription: {
    flightStatusChanged: {
      subscribe: (_root, { id }, { services, address }) =>
        services.flightWatch.watch(keyOf('FlightStatus', id) ?? '', address),
    },
  },
  FlightStatus: {
    id: ({ flight }) => globalId('FlightStatus', flightId(flight)),
    asOf: ({ knownAt }) => knownAt,
    segment: ({ flight }) => flight,
    date: ({ flight }) => flight.date,
    aircraft: ({ flight }) => flight.aircraft,
    departure: ({ flight, departure, departureDelay, countersOpenAt, boardingAt }) => ({
      scheduled: flight.departure,
      estimated: departure.estimated,
      actual: departure.offBlock,
      takeOff: departure.takeOff,
      delayMinutes: departureDelay,
      countersOpenAt: momentAt(countersOpenAt, flight.origin.zone),
      boardingAt: momentAt(boardingAt, flight.origin.zone),
      terminal: flight.origin.terminal,
      counters: departure.counters,
      gate: departure.gate,
      previousGate: departure.previousGate,
    }),
    arrival: ({ flight, arrival, arrivalDelay }) => ({
      airport: arrival.airport,
      diverted: arrival.diverted,
      scheduled: flight.arrival,
      estimated: arrival.estimated,
      actual: arrival.onBlock,
      landing: arrival.landing,
      delayMinutes: arrivalDelay,
      terminal: arrival.diverted ? null : flight.destination.terminal,
      gate: arrival.gate,
      belt: arrival.belt,
    }),
    inbound: (status, _args, { services }) => services.flightStatus.inbound(status),
  },
  FlightStatusError: {
    path: ({ path }) => [...path],
    message: describeCode,
  },
};

export const flightStatusNode: NodeLoader = (key, { services, now }) =>
  services.flightStatus.find(key, now);
