import { BRAND } from './brand.ts';
import type { Locale } from './locales.ts';

/**
 * Words of the brand that a message has by a name in capitals: `({HOME_CITY} time)`. Another brand
 * needs no other catalogue.
 */
export const brandWords = (locale: Locale): Readonly<Record<string, string>> => ({
  HOME_CITY: BRAND.city[locale],
  FIRST_CARD: BRAND.firstCard[locale],
  OWN_CURRENCY: BRAND.currencyName[locale],
  /** How a flight number looks, for hints beside a field. */
  OWN_FLIGHT: `${BRAND.carrierCode}523`,
});
