import * as v from 'valibot';
import type { NodeLoader } from '#gateway/graphql/node.resolvers.ts';
import { userErrorFields } from '#gateway/graphql/user-error-fields.ts';
import { PartyChoice } from '#gateway/modules/flights/party.input.ts';
import type { CreateOfferInput, Resolvers } from '#gateway/resolvers.gen.ts';
import { TRIP_TYPES } from '#schema/codes/flights/trip-types.ts';
import { isExpired } from '#schema/rules/orders/payment-window.ts';
import type { OfferRequest } from './offer-request.ts';

const Create = v.object({
  tripType: v.picklist(TRIP_TYPES),
  fareIds: v.array(v.string()),
  party: PartyChoice,
});

/**
 * The fares that were chosen, as they are worked with. What they say is read from their signatures.
 */
const readCreateOffer = (input: CreateOfferInput): OfferRequest => v.parse(Create, input);

/** Offers; every holder of an id may read it, since only the gateway can make one. */
export const offersResolvers: Resolvers = {
  Query: {
    offer: (_root, { id }, { services }) => services.offers.read(id),
  },
  Mutation: {
    createOffer: (_root, { input }, { services, now }) =>
      services.offers.create(readCreateOffer(input), now),
    repriceOffer: (_root, { input }, { services, now }) =>
      services.offers.reprice(input.offerId, now),
  },
  Offer: {
    serverNow: (_offer, _args, { now }) => now,
    expired: (offer, _args, { now }) => isExpired(offer.expiresAt, now),
    displayTotal: (offer, { currency }, { services, now }) =>
      services.offers.displayTotal(offer, currency, now),
  },
  CreateOfferError: userErrorFields,
  RepriceOfferError: userErrorFields,
};

export const offerNode: NodeLoader = (id, { services }) => services.offers.read(id);
