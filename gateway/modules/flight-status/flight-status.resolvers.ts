import { globalId, keyOf } from '#gateway/graphql/global-id.ts';
import type { NodeLoader } from '#gateway/graphql/node.resolvers.ts';
import { userErrorFields } from '#gateway/graphql/user-error-fields.ts';
import { airportMoment } from '#gateway/ports/timetable/airport-moment.ts';
import { flightId } from '#gateway/ports/timetable/flight-ids.ts';
import { badUserInput } from '#gateway/requests/faults.ts';
import type { Resolvers } from '#gateway/resolvers.gen.ts';
import { readStatusQuestion } from './flight-status.input.ts';
import type { FlightUpdate } from './live/flight-updates.service.ts';

/** Flight status; all of it public. */
export const flightStatusResolvers: Resolvers = {
  Query: {
    flightStatus: (_root, { by }, { services, now }) =>
      services.flightStatus.search(readStatusQuestion(by), now),
    airborneFlights: (_root, _args, { services, now }) => services.flightStatus.airborne(now),
  },
  Subscription: {
    flightStatusChanged: {
      subscribe: (_root, { id }, { services, address }) =>
        services.flightWatch.watch(keyOf('FlightStatus', id) ?? '', address),
      resolve({ flightStatusChanged }: FlightUpdate) {
        if (!flightStatusChanged) throw badUserInput('No flight has this id.');
        return flightStatusChanged;
      },
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
      countersOpenAt: airportMoment(countersOpenAt, flight.origin.zone),
      boardingAt: airportMoment(boardingAt, flight.origin.zone),
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
  FlightStatusError: userErrorFields,
};

export const flightStatusNode: NodeLoader = (key, { services, now }) =>
  services.flightStatus.find(key, now);
