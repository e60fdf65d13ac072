import { globalId } from '#gateway/graphql/global-id.ts';
import type { NodeLoader } from '#gateway/graphql/node.resolvers.ts';
import { OWN_CARRIER } from '#gateway/ports/timetable/carrier.ts';
import { flightId } from '#gateway/ports/timetable/flight-ids.ts';
import type { AirportMoment, Journey } from '#gateway/ports/timetable/timetable.port.ts';
import type { Resolvers } from '#gateway/resolvers.gen.ts';
import { inLocale } from '#schema/codes/base/locales.ts';
import { daysBetween } from '#schema/rules/base/local-date.ts';
import { transfersOf } from './search/narrow.ts';

const dayOf = ({ local }: AirportMoment) => local.slice(0, 10);
function ends({ flights }: Journey) {
  const [first, last] = [flights[0], flights.at(-1)];
  if (!first || !last) throw new Error('a journey has a flight');
  return { departure: first.departure, arrival: last.arrival };
}

/** Flights, the ways made of them, and the fare brands. */
export const flightsResolvers: Resolvers = {
  Query: {
    fareBrands: (_root, _args, { services }) => [...services.flights.brands()],
  },
  FlightSegment: {
    id: (flight) => globalId('FlightSegment', flightId(flight)),
    departureTerminal: ({ origin }) => origin.terminal,
    arrivalTerminal: ({ destination }) => destination.terminal,
    durationMinutes: ({ blockMinutes }) => blockMinutes,
    marketedBy: () => OWN_CARRIER,
  },
  Itinerary: {
    key: ({ id }) => id,
    segments: ({ flights }) => [...flights],
    departure: (journey) => ends(journey).departure,
    arrival: (journey) => ends(journey).arrival,
    dayShift: (journey) =>
      daysBetween(dayOf(ends(journey).departure), dayOf(ends(journey).arrival)),
    transfers: (journey) => transfersOf(journey),
  },
  Carrier: {
    name: ({ name }, { locale }) => inLocale(name, locale),
  },
  FareBrand: {
    id: ({ code }) => globalId('FareBrand', code),
  },
};

export const flightSegmentNode: NodeLoader = (key, { services }) => services.flights.segment(key);
export const fareBrandNode: NodeLoader = (key, { services }) => services.flights.brand(key);
