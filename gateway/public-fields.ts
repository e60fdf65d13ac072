const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * The root fields whose answers are the same for everybody, and for how many seconds a shared cache may keep them
 * (DESIGN section 5). Their descriptions in the SDL say "Public."; a test compares the two.
 */
export const PUBLIC_SECONDS: Readonly<Record<string, number>> = {
  airports: HOUR,
  airport: HOUR,
  fareBrands: HOUR,
  aircraftTypes: HOUR,
  businessRules: HOUR,
  exchangeRates: 10 * MINUTE,
  promotedRoutes: 2 * MINUTE,
  priceCalendar: MINUTE,
  flightSearch: 15,
};
