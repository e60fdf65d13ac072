/** How a traveller is priced and counted (SPEC section 3): adult, child, infant without a seat. */
export const PASSENGER_TYPES = ['ADT', 'CHD', 'INF'] as const;
export type PassengerType = (typeof PASSENGER_TYPES)[number];
