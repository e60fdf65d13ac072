const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** How long an answer may be cached, in seconds. */
export interface Lifetime {
  /** By the browser that asked, and by the gateway itself. */
  readonly browser: number;
  /** By caches that many visitors share. */
  readonly shared: number;
}

const reference: Lifetime = { browser: HOUR, shared: HOUR };
/**
 * Prices move and offers expire: a browser that asks again wants to know. When a fare is chosen,
 * its current price and seats are read.
 */
const price = (shared: number): Lifetime => ({ browser: 0, shared });
/** Flights are late: what operations control has said is shown at once. */
const news = (shared: number): Lifetime => ({ browser: 0, shared });
/** Countdowns show seconds. */
const clock: Lifetime = { browser: 0, shared: 0 };

/**
 * The root fields whose answers are the same for all visitors, and for how long caches may store
 * them. Their descriptions in the SDL say "Public."; a test compares the two.
 */
export const PUBLIC_FIELDS: Readonly<Record<string, Lifetime>> = {
  serverNow: clock,
  airports: reference,
  airport: reference,
  fareBrands: reference,
  aircraftTypes: reference,
  aircraftType: reference,
  businessRules: reference,
  baggageAllowance: reference,
  lounges: reference,
  cardTiers: reference,
  extras: reference,
  exchangeRates: price(10 * MINUTE),
  promotedRoutes: price(2 * MINUTE),
  destinationFares: price(5 * MINUTE),
  priceCalendar: price(MINUTE),
  flightSearch: price(15),
  flightStatus: news(5),
  airborneFlights: news(20),
};
