/** How a trip is built, in the words of the API's `TripType`. */
export const TRIP_TYPES = ['ONE_WAY', 'ROUND_TRIP', 'MULTI_CITY'] as const;
export type TripType = (typeof TRIP_TYPES)[number];
