import { ASIAN_COUNTRIES, type BaggageZone } from '#schema/codes/flights/baggage.ts';
import type { SegmentCountries } from './route-kinds.ts';

/** How far a trip goes for the prices of bags, by the countries or regions of its two ends. */
export function baggageZone({ originCountry, destinationCountry }: SegmentCountries): BaggageZone {
  const ends = [originCountry, destinationCountry];
  if (ends.every((country) => country === 'CN')) return 'DOMESTIC';
  return ends.every((country) => ASIAN_COUNTRIES.includes(country)) ? 'ASIA' : 'INTERCONTINENTAL';
}
