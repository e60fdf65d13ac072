import * as v from 'valibot';
import { PartyChoice } from '#gateway/modules/flights/party.input.ts';
import type { CreateOfferInput } from '#gateway/resolvers.gen.ts';
import { TRIP_TYPES } from '#schema/codes/flights/trip-types.ts';
import type { OfferRequest } from './offer-request.ts';

const Create = v.object({
  tripType: v.picklist(TRIP_TYPES),
  fareIds: v.array(v.string()),
  party: PartyChoice,
});

/** The fares that were chosen, as they are worked with. What they say is read from their signatures. */
export const readCreateOffer = (input: CreateOfferInput): OfferRequest => v.parse(Create, input);
