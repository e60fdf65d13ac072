/** An airport as far as its place in the list goes; the fields are the API's. */
interface Listed {
  readonly code: string;
  readonly city: string;
  readonly country: string;
  readonly hub: boolean;
}

/** The airports of one country or region, under its name. */
export interface CountryAirports<T> {
  readonly country: string;
  readonly name: string;
  readonly airports: readonly T[];
}

/** How a language names countries and sorts words. */
export interface ListOrder {
  readonly nameOf: (country: string) => string;
  readonly compare: (a: string, b: string) => number;
}

/**
 * Airports under their countries: the airline's own country and its hubs first, all others in the
 * order of the user's language.
 */
export function byCountry<T extends Listed>(
  airports: readonly T[],
  { nameOf, compare }: ListOrder,
): CountryAirports<T>[] {
  const hubFirst = (a: Listed, b: Listed) => Number(b.hub) - Number(a.hub);
  const inCity = (a: Listed, b: Listed) => compare(a.city, b.city) || (a.code < b.code ? -1 : 1);
  return [...Map.groupBy(airports, ({ country }) => country)]
    .map(([country, inCountry]) => ({
      country,
      name: nameOf(country),
      airports: inCountry.toSorted((a, b) => hubFirst(a, b) || inCity(a, b)),
    }))
    .toSorted(
      (a, b) =>
        Number(b.airports.some(({ hub }) => hub)) - Number(a.airports.some(({ hub }) => hub)) ||
        compare(a.name, b.name),
    );
}
