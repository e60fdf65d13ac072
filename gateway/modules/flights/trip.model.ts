import type { BoundFare } from '#gateway/ports/fares/fares.port.ts';
import type { Journey } from '#gateway/ports/timetable/timetable.port.ts';
import type { BoundTimes } from '#schema/rules/flights/trip-order.ts';
import type { PartyCounts } from '#schema/rules/travellers/booking-party.ts';

/** How many travel, by type. */
export type Party = PartyCounts;

/** One bound of a trip as it is sold. */
export type PricedBound = { readonly journey: Journey; readonly fare: BoundFare };

/** When a way to fly leaves and lands. */
export const timesOf = ({ flights }: Journey): BoundTimes => ({
  departsAt: flights[0]?.departure.instant ?? new Date(0),
  arrivesAt: flights.at(-1)?.arrival.instant ?? new Date(0),
});

/** Whether two parties are as many of each type. */
export const sameParty = (a: Party, b: Party): boolean =>
  a.adults === b.adults && a.children === b.children && a.infants === b.infants;

/** Seats that a party takes: infants sit on a lap. */
export const seatsFor = ({ adults, children }: Party): number => adults + children;

/**
 * Whether two bounds lead there and back between the same two cities: only those are priced as
 * halves of a round trip.
 */
export function isThereAndBack(out: Journey, back: Journey): boolean {
  const [from, to] = [out.flights[0]?.origin, out.flights.at(-1)?.destination];
  const [backFrom, backTo] = [back.flights[0]?.origin, back.flights.at(-1)?.destination];
  return from?.cityCode === backTo?.cityCode && to?.cityCode === backFrom?.cityCode;
}
