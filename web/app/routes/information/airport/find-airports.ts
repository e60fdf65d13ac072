import {
  type SpellingsByAirport,
  searchable,
  searchPlaces,
} from '#web/app/components/airport-combobox/search-places.ts';

/** An airport as far as looking for it goes; `country` is its ISO code. */
export interface Findable {
  readonly code: string;
  readonly cityCode: string;
  readonly city: string;
  readonly name: string;
  readonly country: string;
}

/** Finds by whatever was typed the codes of the airports that are meant, the likeliest first. */
export type FindAirports = (typed: string) => readonly string[];

/**
 * The search of the airport field, for airports only: by code, city, name, and by all other
 * spellings; here a city's code and a country find all of their airports too.
 */
export function airportFinder(
  airports: readonly Findable[],
  spellings: SpellingsByAirport = new Map(),
): FindAirports {
  const places = airports.map(({ code, cityCode, city, name, country }) => ({
    code,
    cityCode,
    city,
    country,
    airport: name,
    airportCodes: [code],
    zone: '',
  }));
  const known = new Map(
    airports.map(({ code, cityCode }) => [code, [...(spellings.get(code) ?? []), cityCode]]),
  );
  const all = searchable(places, known);
  return (typed) => searchPlaces(all, typed).map(({ code }) => code);
}
