import type { ChangeTerms } from '#gateway/modules/date-changes/date-change.model.ts';
import type { DateChangeDependencies } from '#gateway/modules/date-changes/date-change-dependencies.ts';
import {
  changedBounds,
  changePassengers,
  seatCarryOvers,
} from '#gateway/modules/date-changes/quote/change-view.ts';
import { boundsAfter } from '#gateway/modules/date-changes/quote/changed-trip.ts';
import { quotesOf, sumQuotes } from '#gateway/modules/date-changes/quote/quotes.ts';
import { carriedSeats } from '#gateway/modules/date-changes/quote/seat-moves.ts';
import { changeOfferToken } from '#gateway/modules/date-changes/tokens/change-offer-token.ts';
import { priceChange } from '#gateway/modules/flights/offers/price-change.ts';
import { timesOf } from '#gateway/modules/flights/trip.model.ts';
import { priceBreakdown } from '#gateway/modules/flights/trip-price.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import { partyOf } from '#gateway/modules/orders/passengers/passenger.model.ts';
import type { BoundFare } from '#gateway/ports/fares/fares.port.ts';
import type { DateChangeKind } from '#gateway/resolvers.gen.ts';
import { tripOrder } from '#schema/rules/flights/trip-order.ts';
import { offerExpiresAt } from '#schema/rules/orders/offer-expiry.ts';

function linesOf(order: Order, { passengerIds, bounds }: ChangeTerms) {
  const party = partyOf(order.passengers.filter(({ id }) => passengerIds.includes(id)));
  const of = (fares: readonly (BoundFare | undefined)[]) =>
    priceBreakdown(
      fares.filter((fare) => fare !== undefined),
      party,
    );
  const before = of(bounds.map(({ boundIndex }) => order.fares[boundIndex]));
  return priceChange(before, of(bounds.map(({ fare }) => fare)))?.lines ?? [];
}

/** The offer of certain terms, as the schema shows it. */
export async function changeOfferView(
  sources: DateChangeDependencies,
  order: Order,
  terms: ChangeTerms,
  now: Date,
) {
  const quotes = quotesOf(sources.fares, order, terms, terms.bounds);
  const seats = await carriedSeats(sources.db, sources, order, terms, now);
  const kind: DateChangeKind = terms.airlineChangeId ? 'INVOLUNTARY' : 'VOLUNTARY';
  const after = boundsAfter(sources, order, terms);
  const { warnings } = tripOrder(after.map(({ itinerary }) => timesOf(itinerary)));
  return {
    ...sumQuotes(quotes),
    id: changeOfferToken(terms, sources.key),
    order,
    kind,
    passengers: changePassengers(order, { quotes }),
    splits: terms.passengerIds.length < order.passengers.length,
    bounds: changedBounds(sources, order, terms),
    lines: [...linesOf(order, terms)],
    seats: seatCarryOvers(order, { seats }),
    warnings: [...new Set(warnings.map(({ code }) => code))],
    createdAt: terms.createdAt,
    serverNow: now,
    expiresAt: offerExpiresAt(terms.createdAt),
  };
}

export type ChangeOfferView = Awaited<ReturnType<typeof changeOfferView>>;
