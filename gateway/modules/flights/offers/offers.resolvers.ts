import { describeCode } from '#gateway/graphql/describe-code.ts';
import type { Resolvers } from '#gateway/resolvers.gen.ts';
import { isExpired } from '#schema/rules/orders/payment-window.ts';
import { readCreateOffer } from './offers.input.ts';

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
  CreateOfferError: { path: ({ path }) => [...path], message: describeCode },
  RepriceOfferError: { path: ({ path }) => [...path], message: describeCode },
};
