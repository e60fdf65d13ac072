import { BRAND } from '#schema/codes/base/brand.ts';
import type { PlaceAirport } from '#web/app/components/airport-combobox/place.ts';

/** The airport that a code of an airport or of a city names, or one of that city's. */
export const airportOf = <T extends PlaceAirport>(
  airports: readonly T[],
  code: string | undefined,
): T | undefined =>
  airports.find(
    ({ placeCode, code: own, cityCode }) =>
      code !== undefined && [placeCode, own, cityCode].includes(code),
  );

/**
 * The city that a code of an airport or of a city names, in the user's language; the code itself
 * where it is unknown.
 */
export const cityOf = (airports: readonly PlaceAirport[], code: string): string =>
  airportOf(airports, code)?.city ?? code;

/** The zone of a place, in which its days are counted. */
export const zoneOf = (airports: readonly PlaceAirport[], code: string): string =>
  airportOf(airports, code)?.zone ?? BRAND.commercialZone;
