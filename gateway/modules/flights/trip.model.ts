import type { BoundFare } from '#gateway/ports/fares/fares.port.ts';
import type { Journey } from '#gateway/ports/timetable/timetable.port.ts';
import type { PartyCounts } from '#schema/rules/booking-party.ts';

/** How a trip is built. */
export const TRIP_TYPES = ['ONE_WAY', 'ROUND_TRIP', 'MULTI_CITY'] as const;
export type TripType = (typeof TRIP_TYPES)[number];

/** How many travel, by type. */
export type Party = PartyCounts;

/** One bound of a trip as it is sold. */
export type PricedBound = { readonly journey: Journey; readonly fare: BoundFare };

/** Seats that a party takes: infants sit on a lap. */
export const seatsFor = ({ adults, children }: Party): number => adults + children;

/** Whether two bounds lead there and back between the same two cities: only those are priced as halves of a round trip. */
export const isThereAndBack = (out: Journey, back: Journey): boolean => {
  const [from, to] = [out.flights[0]?.origin, out.flights.at(-1)?.destination];
  const [backFrom, backTo] = [back.flights[0]?.origin, back.flights.at(-1)?.destination];
  return from?.cityCode === backTo?.cityCode && to?.cityCode === backFrom?.cityCode;
};
