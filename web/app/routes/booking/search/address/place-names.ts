import type { PlaceAirport } from '#web/app/components/airport-combobox/place.ts';

/** The city that a code of an airport or of a city names, in the user's language; the code itself where it is unknown. */
export const cityOf = (airports: readonly PlaceAirport[], code: string): string =>
  airports.find((airport) => airport.code === code || airport.cityCode === code)?.city ?? code;
