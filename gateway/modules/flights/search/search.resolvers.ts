import { userErrorFields } from '#gateway/graphql/user-error-fields.ts';
import { badUserInput } from '#gateway/requests/faults.ts';
import type { Resolvers } from '#gateway/resolvers.gen.ts';
import { readCalendar, readDestinations, readSearch } from './flight-search.input.ts';
import { currencyFaults } from './search-faults.ts';

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
