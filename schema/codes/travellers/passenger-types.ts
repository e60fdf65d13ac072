/** How a passenger is priced and counted (RULES 2.1): adult, child, infant without a seat. */
export const PASSENGER_TYPES = ['ADT', 'CHD', 'INF'] as const;
export type PassengerType = (typeof PASSENGER_TYPES)[number];
