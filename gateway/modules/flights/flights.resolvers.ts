import * as v from 'valibot';
import { globalId } from '#gateway/graphql/global-id.ts';
import type { NodeLoader } from '#gateway/graphql/node.resolvers.ts';
import { userErrorFields } from '#gateway/graphql/user-error-fields.ts';
import { OWN_CARRIER } from '#gateway/ports/timetable/carrier.ts';
import { flightId } from '#gateway/ports/timetable/flight-ids.ts';
import type { AirportMoment, Journey } from '#gateway/ports/timetable/timetable.port.ts';
import { badUserInput } from '#gateway/requests/faults.ts';
import type { CreateOfferInput, Resolvers } from '#gateway/resolvers.gen.ts';
import { inLocale } from '#schema/codes/base/locales.ts';
import { TRIP_TYPES } from '#schema/codes/flights/trip-types.ts';
import { daysBetween } from '#schema/rules/base/local-date.ts';
import { isExpired } from '#schema/rules/orders/payment-window.ts';
import type { OfferRequest } from './offers/offer-request.ts';
import {
  PartyChoice,
  readCalendar,
  readDestinations,
  readSearch,
} from './search/flight-search.input.ts';
import { transfersOf } from './search/narrow.ts';
import { currencyFaults } from './search/search-faults.ts';

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

const Create = v.object({
  tripType: v.picklist(TRIP_TYPES),
  fareIds: v.array(v.string()),
  party: PartyChoice,
});

/**
 * The fares that were chosen, as they are worked with. What they say is read from their signatures.
 */
const readCreateOffer = (input: CreateOfferInput): OfferRequest => v.parse(Create, input);

/** Offers; every holder of an id may read it, since only the gateway can make one. */
export const offersResolvers: Resolvers = {
  Query: {
    offer: (_root, { id }, { services }) => services.offers.read(id),
  },
  Mutation: {
    createOffer: (_root, { input }, { services, now }) =>
      services.offers.create(readCreateOffer(input), now),
    repriceOffer: (_root, { input }, { services, now }) =>
      services.offers.reprice(input.offerId, now),
  },
  Offer: {
    serverNow: (_offer, _args, { now }) => now,
    expired: (offer, _args, { now }) => isExpired(offer.expiresAt, now),
    displayTotal: (offer, { currency }, { services, now }) =>
      services.offers.displayTotal(offer, currency, now),
  },
  CreateOfferError: userErrorFields,
  RepriceOfferError: userErrorFields,
};

export const offerNode: NodeLoader = (id, { services }) => services.offers.read(id);

/** @throws BAD_USER_INPUT where prices are not shown in that currency */
function mustBeShown(currency: string | null | undefined): void {
  if (currencyFaults(currency).length > 0)
    throw badUserInput(
      'Prices are not shown in this currency; `exchangeRates` lists those that are.',
    );
}

/** Searches and prices; all of it public. */
export const searchResolvers: Resolvers = {
  Query: {
    flightSearch: (_root, { input, currency }, { services, now }) =>
      services.flights.search(readSearch(input), currency ?? null, now),
    priceCalendar: (_root, { input, currency }, { services, now }) =>
      services.flights.calendar(readCalendar(input), currency ?? null, now),
    promotedRoutes(_root, { limit, currency, tripType }, { services, now }) {
      if (limit < 1) throw badUserInput('Ask for one route at least.');
      mustBeShown(currency);
      return services.flights.promoted(limit, currency ?? null, tripType, now);
    },
    destinationFares(_root, { input, currency }, { services, now }) {
      mustBeShown(currency);
      const { origin, month } = readDestinations(input);
      return services.flights.destinationFares(origin, month, currency ?? null, now);
    },
    exchangeRates: (_root, _args, { services, now }) => services.flights.exchangeRates(now),
  },
  FlightSearchError: userErrorFields,
  PriceCalendarError: userErrorFields,
};
