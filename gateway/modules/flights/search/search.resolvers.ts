import { describeCode } from '#gateway/graphql/describe-code.ts';
import { badUserInput } from '#gateway/requests/faults.ts';
import type { Resolvers } from '#gateway/resolvers.gen.ts';
import { readCalendar, readDestinations, readSearch } from './flight-search.input.ts';

/** Searches and prices; all of it public. */
export const searchResolvers: Resolvers = {
  Query: {
    flightSearch: (_root, { input, currency }, { services, now }) =>
      services.flights.search(readSearch(input), currency ?? null, now),
    priceCalendar: (_root, { input, currency }, { services, now }) =>
      services.flights.calendar(readCalendar(input), currency ?? null, now),
    promotedRoutes(_root, { limit, currency, tripType }, { services, now }) {
      if (limit < 1) throw badUserInput('Ask for one route at least.');
      return services.flights.promoted(limit, currency ?? null, tripType, now);
    },
    destinationFares: (_root, { input, currency }, { services, now }) => {
      const { origin, month } = readDestinations(input);
      return services.flights.destinationFares(origin, month, currency ?? null, now);
    },
    exchangeRates: (_root, _args, { services, now }) => services.flights.exchangeRates(now),
  },
  FlightSearchError: {
    path: ({ path }) => [...path],
    message: describeCode,
  },
};
