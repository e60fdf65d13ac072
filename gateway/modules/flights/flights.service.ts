import { rateText } from '#gateway/ports/fares/exchange.ts';
import { parseFlightId } from '#gateway/ports/timetable/flight-ids.ts';
import type { DatedFlight } from '#gateway/ports/timetable/timetable.port.ts';
import { CURRENCY_CODES } from '#schema/codes/base/currencies.ts';
import { FARE_BRANDS, type FareBrand } from '#schema/codes/flights/fare-brands.ts';
import { createDestinationFaresService } from './search/destination-fares.service.ts';
import { createFlightSearchService, type SearchSources } from './search/flight-search.service.ts';
import { createPriceCalendarService } from './search/price-calendar.service.ts';
import { createPromotedRoutesService } from './search/promoted-routes.service.ts';

/**
 * Everything about flights that is the same for all visitors: searches, prices, brands and rates.
 */
export function createFlightService(sources: SearchSources) {
  const { timetable, fares } = sources;
  return {
    ...createFlightSearchService(sources),
    ...createPriceCalendarService(sources),
    ...createPromotedRoutesService(sources),
    ...createDestinationFaresService(sources),

    brands: (): readonly FareBrand[] => fares.brands,
    brand: (code: string): FareBrand | null => {
      const known = FARE_BRANDS.find((brand) => brand === code);
      return known ? fares.brand(known) : null;
    },
    /** One flight on one day by `flightId`; null when it does not fly. */
    segment: (id: string): DatedFlight | null => {
      const key = parseFlightId(id);
      return (key && timetable.flight(key)) ?? null;
    },
    /** The rates in force: units of each currency for one unit of the filing currency, as text. */
    exchangeRates: (now: Date) => {
      const { date, base, millionths } = fares.rates(now);
      const rates = CURRENCY_CODES.filter((currency) => currency !== base).map((currency) => ({
        currency,
        rate: rateText(millionths[currency]),
      }));
      return { date, base, rates };
    },
  };
}

export type FlightService = ReturnType<typeof createFlightService>;
