const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** How long an answer may be cached, in seconds. */
export interface Lifetime {
  /** By the browser that asked. */
  readonly browser: number;
  /** By caches that many visitors share. */
  readonly shared: number;
}

const reference: Lifetime = { browser: HOUR, shared: HOUR };
/** Prices move, offers expire and flights are late: a browser that asks again wants to know, so only shared caches store them. */
const price = (shared: number): Lifetime => ({ browser: 0, shared });

/**
 * The root fields whose answers are the same for all visitors, and for how long caches may store them.
 * Their descriptions in the SDL say "Public."; a test compares the two.
 */
export const PUBLIC_FIELDS: Readonly<Record<string, Lifetime>> = {
  airports: reference,
  airport: reference,
  fareBrands: reference,
  aircraftTypes: reference,
  aircraftType: reference,
  businessRules: reference,
  baggageAllowance: reference,
  lounges: reference,
  cardTiers: reference,
  benefits: reference,
  exchangeRates: price(10 * MINUTE),
  promotedRoutes: price(2 * MINUTE),
  priceCalendar: price(MINUTE),
  flightSearch: price(15),
  flightStatus: price(5),
};
