import type { PartyCounts } from '#schema/rules/travellers/booking-party.ts';
import { searchOfTrip } from '#web/app/components/search-panel/search-of-trip.ts';
import { searchAddress } from '#web/app/components/search-panel/search-query.ts';
import type { OfferSearchFragment } from './offer-search.gen.ts';

/**
 * The address that searches for the flights of an offer once more, in English; for another party
 * where one is given.
 */
export const searchOfOffer = (
  offer: OfferSearchFragment,
  party: PartyCounts = offer.party,
): string => searchAddress(searchOfTrip(offer, party));
