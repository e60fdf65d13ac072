import type { PartyCounts } from '#schema/rules/booking-party.ts';
import type { DraftBound, SearchDraft } from '../../components/search-panel/search-draft.ts';
import { searchAddress } from '../../components/search-panel/search-query.ts';
import type { OfferSearchFragment } from './offer-search.gen.ts';

const boundOf = ({ itinerary }: OfferSearchFragment['bounds'][number]): DraftBound => ({
  origin: itinerary.segments[0]?.origin.code ?? null,
  destination: itinerary.segments.at(-1)?.destination.code ?? null,
  date: itinerary.departure.local.slice(0, 10),
});

/** The address that searches for the flights of an offer once more, in English; for another party where one is given. */
export function searchOfOffer(
  offer: OfferSearchFragment,
  party: PartyCounts = offer.party,
): string {
  const bounds = offer.bounds.map(boundOf);
  const isRound = offer.tripType === 'ROUND_TRIP';
  const draft: SearchDraft = {
    trip: offer.tripType,
    bounds: isRound ? bounds.slice(0, 1) : bounds,
    returnDate: isRound ? (bounds[1]?.date ?? null) : null,
    party,
    cabin: offer.bounds[0]?.brand.cabin ?? 'ECONOMY',
  };
  return searchAddress(draft);
}
