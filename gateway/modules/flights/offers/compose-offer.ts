import { journeyOfChoice } from '#gateway/modules/flights/search/earlier-bounds.ts';
import type { Party, PricedBound } from '#gateway/modules/flights/trip.model.ts';
import { priceBreakdown } from '#gateway/modules/flights/trip-price.ts';
import type { BoundFare, Fares, PassengerPrice } from '#gateway/ports/fares/fares.port.ts';
import type { Timetable } from '#gateway/ports/timetable/timetable.port.ts';
import type { Key } from '#gateway/secrets/keys.ts';
import type { TripType } from '#schema/codes/flights/trip-types.ts';
import { PASSENGER_TYPES, type PassengerType } from '#schema/codes/travellers/passenger-types.ts';
import { offerExpiresAt } from '#schema/rules/orders/offer-expiry.ts';
import type { Offer } from './offer.model.ts';
import { type OfferClaim, offerTokenOf, readOfferToken } from './offer-token.ts';

/** What an offer is made of. */
export type OfferContent = {
  readonly tripType: TripType;
  readonly party: Party;
  readonly bounds: readonly PricedBound[];
  readonly createdAt: Date;
};

type Claimed = OfferClaim['bounds'][number]['prices'][number];

const claimedPrice = ({ fare, taxes }: PassengerPrice): Claimed => [
  fare,
  taxes.map(({ code, amount }): [string, number] => [code, amount]),
];

const priceOf = ([fare, taxes]: Claimed): PassengerPrice => ({
  fare,
  taxes: taxes.map(([code, amount]) => ({ code, amount })),
});

const claimOf = ({ tripType, party, bounds, createdAt }: OfferContent): OfferClaim => ({
  trip: tripType,
  party: [party.adults, party.children, party.infants],
  made: createdAt.getTime(),
  bounds: bounds.map(({ journey, fare }) => ({
    flights: journey.flights.map(({ flightNumber, date }) => ({ flightNumber, date })),
    brand: fare.brand,
    basis: [...fare.fareBasisCodes],
    rbd: [...fare.bookingClasses],
    prices: [
      claimedPrice(fare.prices.ADT),
      claimedPrice(fare.prices.CHD),
      claimedPrice(fare.prices.INF),
    ],
  })),
});

const offerOf = (id: string, content: OfferContent, fares: Fares): Offer => ({
  id,
  tripType: content.tripType,
  party: content.party,
  createdAt: content.createdAt,
  expiresAt: offerExpiresAt(content.createdAt),
  bounds: content.bounds.map(({ journey, fare }, index) => ({
    index,
    itinerary: journey,
    brand: fares.brand(fare.brand),
    fareBasisCodes: fare.fareBasisCodes,
    bookingClasses: fare.bookingClasses,
    fare,
  })),
  price: priceBreakdown(
    content.bounds.map(({ fare }) => fare),
    content.party,
  ),
});

/** Makes an offer, and signs it. */
export const composeOffer = (content: OfferContent, fares: Fares, key: Key): Offer =>
  offerOf(offerTokenOf(claimOf(content), key), content, fares);

function fareOf({ brand, basis, rbd, prices }: OfferClaim['bounds'][number]): BoundFare {
  const byType = PASSENGER_TYPES.map((type, index): [PassengerType, PassengerPrice] => [
    type,
    priceOf(prices[index] ?? [0, []]),
  ]);
  return {
    brand,
    fareBasisCodes: basis,
    bookingClasses: rbd,
    prices: Object.fromEntries(byType) as BoundFare['prices'],
  };
}

/**
 * The offer that a token holds, with the price it was made at, whether or not it has expired; null
 * when this airline did not make it, or no longer flies what it names.
 */
export function readOffer(id: string, timetable: Timetable, fares: Fares, key: Key): Offer | null {
  const claim = readOfferToken(id, key);
  const bounds = claim?.bounds.map((bound) => {
    const journey = journeyOfChoice(bound, timetable);
    return journey && { journey, fare: fareOf(bound) };
  });
  const flown = bounds?.filter((bound) => bound !== null);
  if (!claim || !bounds || !flown || flown.length < bounds.length) return null;
  const [adults, children, infants] = claim.party;
  const content: OfferContent = {
    tripType: claim.trip,
    party: { adults, children, infants },
    createdAt: new Date(claim.made),
    bounds: flown,
  };
  return offerOf(id, content, fares);
}
