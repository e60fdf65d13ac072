import { PARTNER_AIRLINES } from './partner-airlines.ts';

/** The airline's own club, whatever its carrier code is. */
export const OWN_CLUB = 'OWN';

/** Whose frequent-flyer numbers a booking takes, in the order in which they are offered. */
export const FREQUENT_FLYER_AIRLINES = [OWN_CLUB, ...PARTNER_AIRLINES] as const;
export type FrequentFlyerAirline = (typeof FREQUENT_FLYER_AIRLINES)[number];
