import type { Cabin } from '#schema/codes/flights/cabins.ts';
import type { TripType } from '#schema/codes/flights/trip-types.ts';
import type { PartyCounts } from '#schema/rules/travellers/booking-party.ts';
import type { DraftBound, SearchDraft } from './search-draft.ts';

/** A trip as the gateway returns it, of an offer or of an order. */
type Trip = {
  readonly tripType: TripType;
  readonly bounds: readonly {
    readonly brand: { readonly cabin: Cabin };
    readonly itinerary: {
      readonly departure: { readonly local: string };
      readonly segments: readonly {
        readonly origin: { readonly code: string };
        readonly destination: { readonly code: string };
      }[];
    };
  }[];
};

const boundOf = ({ itinerary }: Trip['bounds'][number]): DraftBound => ({
  origin: itinerary.segments[0]?.origin.code ?? null,
  destination: itinerary.segments.at(-1)?.destination.code ?? null,
  date: itinerary.departure.local.slice(0, 10),
});

/**
 * The search that leads to the flights of a trip again: its places, days and cabin, for the party
 * that is given.
 */
export function searchOfTrip({ tripType, bounds }: Trip, party: PartyCounts): SearchDraft {
  const drafts = bounds.map(boundOf);
  const isRound = tripType === 'ROUND_TRIP';
  return {
    trip: tripType,
    bounds: isRound ? drafts.slice(0, 1) : drafts,
    returnDate: isRound ? (drafts[1]?.date ?? null) : null,
    party,
    cabin: bounds[0]?.brand.cabin ?? 'ECONOMY',
  };
}
