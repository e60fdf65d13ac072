import { BCP47, type Locale } from '#schema/codes/base/locales.ts';
import { ASIAN_COUNTRIES } from '#schema/codes/flights/baggage.ts';

/** The airports of a country or region, in the order of the user's language. */
export interface CountryAirports<Airport> {
  readonly country: string;
  readonly airports: readonly Airport[];
}

/**
 * Airports under their countries, the nearest ones to the airline's home first. Server only: order
 * depends on its ICU.
 */
export function airportsByCountry<Airport extends { country: string; city: string }>(
  airports: readonly Airport[],
  locale: Locale,
): CountryAirports<Airport>[] {
  const { compare } = new Intl.Collator(BCP47[locale]);
  const place = (country: string) => {
    const at = ASIAN_COUNTRIES.indexOf(country);
    return at === -1 ? ASIAN_COUNTRIES.length : at;
  };
  return [...Map.groupBy(airports, ({ country }) => country)]
    .map(([country, inCountry]) => ({
      country,
      airports: inCountry.toSorted((a, b) => compare(a.city, b.city)),
    }))
    .sort((a, b) => place(a.country) - place(b.country) || compare(a.country, b.country));
}
