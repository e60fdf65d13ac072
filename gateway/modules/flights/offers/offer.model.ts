import type { Party } from '#gateway/modules/flights/trip.model.ts';
import type { PriceBreakdown } from '#gateway/modules/flights/trip-price.ts';
import type { BoundFare } from '#gateway/ports/fares/fares.port.ts';
import type { Journey } from '#gateway/ports/timetable/timetable.port.ts';
import type { FareBrand } from '#schema/codes/flights/fare-brands.ts';
import type { TripType } from '#schema/codes/flights/trip-types.ts';

/** A bound of an offer: what was chosen, and what one passenger of each type pays for it. */
export type Bound = {
  /** From 0. */
  readonly index: number;
  readonly itinerary: Journey;
  readonly brand: FareBrand;
  /** One a segment. */
  readonly fareBasisCodes: readonly string[];
  readonly bookingClasses: readonly string[];
  readonly fare: BoundFare;
};

/**
 * A price for certain flights and a certain party; from `expiresAt` on it must be priced again
 * before it is ordered.
 */
export type Offer = {
  /** The signed token; it holds the whole offer. */
  readonly id: string;
  readonly tripType: TripType;
  readonly party: Party;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly bounds: readonly Bound[];
  readonly price: PriceBreakdown;
};
