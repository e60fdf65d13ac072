import type { StoryParts } from '#gateway/mocks/story/story-parts.ts';
import { sumQuotes } from '#gateway/modules/date-changes/quote/quotes.ts';
import type { Bound } from '#gateway/modules/flights/offers/offer.model.ts';
import { priceChange } from '#gateway/modules/flights/offers/price-change.ts';
import { seatsFor, timesOf } from '#gateway/modules/flights/trip.model.ts';
import { priceBreakdown } from '#gateway/modules/flights/trip-price.ts';
import { partyOf } from '#gateway/modules/orders/correct/party-of.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import { passengerIn } from '#gateway/modules/orders/passengers/passenger-view.ts';
import { flightId } from '#gateway/ports/timetable/flight-ids.ts';
import type { CreateChangeOfferErrorCode, CreateChangeOfferInput } from '#gateway/resolvers.gen.ts';
import { tripOrder } from '#schema/rules/flights/trip-order.ts';
import { offerExpiresAt } from '#schema/rules/orders/offer-expiry.ts';
import { carryOvers, type SeatMove, seatMoves } from './carry-over.ts';
import type { ChangeChoice } from './change.model.ts';
import { changeFault } from './change-fault.ts';
import { changeOfferId, chosenIn } from './change-ids.ts';
import { readAsked } from './change-question.ts';
import { boundOf, quotesOf } from './new-fares.ts';

/** The bounds of an order after a change, at the prices of the instant when it was asked for. */
export const boundsAfter = (parts: StoryParts, order: Order, choice: ChangeChoice): Bound[] => {
  const at = new Date(choice.askedAt);
  return parts.orders.flights.boundsOf(order).map((bound) => {
    const chosen = choice.chosen.find(({ boundIndex }) => boundIndex === bound.index);
    return (chosen && boundOf(parts, order, chosen, at)) ?? bound;
  });
};

/** What becomes of the seats of those who change. */
export const movesOf = (
  parts: StoryParts,
  order: Order,
  choice: ChangeChoice,
  now: Date,
): SeatMove[] => {
  const after = boundsAfter(parts, order, choice);
  const flightFor = (at: number) => {
    const segment = order.segments[at];
    const place = order.segments
      .filter(({ boundIndex }) => boundIndex === segment?.boundIndex)
      .findIndex(({ index }) => index === at);
    const flight = after[segment?.boundIndex ?? -1]?.itinerary.flights[place];
    return flight ? flightId(flight) : null;
  };
  return seatMoves(parts, order, choice, flightFor, now);
};

/** What differs in a change, as the offer and the change show it. */
export const changeView = (parts: StoryParts, order: Order, choice: ChangeChoice, now: Date) => {
  const after = boundsAfter(parts, order, choice);
  const changed = after.filter(({ index }) => choice.boundIndexes.includes(index));
  const quotes = quotesOf(parts, order, choice, changed);
  return {
    ...sumQuotes(quotes),
    kind: choice.airlineChangeId ? 'INVOLUNTARY' : 'VOLUNTARY',
    passengers: quotes.map(({ passengerId, addCollect: _, refundDue: __, ...quote }) => ({
      ...quote,
      passenger: passengerIn(order, passengerId),
    })),
    bounds: parts.orders.flights
      .boundsOf(order)
      .filter(({ index }) => choice.boundIndexes.includes(index))
      .map((before) => ({ before, after: after[before.index] })),
    seats: carryOvers(movesOf(parts, order, choice, now)),
  };
};

/** The offer of a choice. */
export const changeOfferOf = (parts: StoryParts, order: Order, choice: ChangeChoice, now: Date) => {
  const party = partyOf(order.passengers.filter(({ id }) => choice.passengerIds.includes(id)));
  const after = boundsAfter(parts, order, choice);
  const of = (fares: readonly Bound['fare'][]) =>
    priceBreakdown(
      fares.filter((_, index) => choice.boundIndexes.includes(index)),
      party,
    );
  const prices = priceChange(of(order.fares), of(after.map(({ fare }) => fare)));
  const { warnings } = tripOrder(after.map(({ itinerary }) => timesOf(itinerary)));
  return {
    ...changeView(parts, order, choice, now),
    id: changeOfferId(choice),
    order,
    splits: choice.passengerIds.length < order.passengers.length,
    lines: choice.airlineChangeId ? [] : (prices?.lines ?? []),
    warnings: [...new Set(warnings.map(({ code }) => code))],
    createdAt: new Date(choice.askedAt),
    serverNow: now,
    expiresAt: offerExpiresAt(new Date(choice.askedAt)),
  };
};

/** What prevents a choice now; null when nothing does. */
export const choiceFault = (
  parts: StoryParts,
  order: Order,
  choice: ChangeChoice,
  now: Date,
): CreateChangeOfferErrorCode | null => {
  const fault = changeFault(parts, order, choice, now);
  if (fault) return fault;
  const after = boundsAfter(parts, order, choice);
  const times = after.map(({ itinerary }) => timesOf(itinerary));
  if (tripOrder(times).problems.length > 0) return 'BOUNDS_OUT_OF_ORDER';
  const changed = after.filter(({ index }) => choice.boundIndexes.includes(index));
  if (changed.some(({ itinerary }) => timesOf(itinerary).departsAt <= now))
    return 'FLIGHT_DEPARTED';
  const party = partyOf(order.passengers.filter(({ id }) => choice.passengerIds.includes(id)));
  const isFull = changed.some(({ itinerary, brand }) =>
    itinerary.flights.some(
      (flight) => parts.airline.seatsLeft(flight, brand.cabin) < seatsFor(party),
    ),
  );
  return isFull ? 'SOLD_OUT' : null;
};

/** Makes an offer of what was chosen. */
export const createChangeOffer = async (
  parts: StoryParts,
  input: CreateChangeOfferInput,
  now: Date,
) => {
  const refused = (code: CreateChangeOfferErrorCode, ...path: string[]) => ({
    changeOffer: null,
    userErrors: [{ code, path }],
  });
  const read = await readAsked(parts, input, now);
  if ('fault' in read) return refused(read.fault.code, ...read.fault.path);
  const { order } = read;
  if (input.changeFareIds.length === 0) return refused('REQUIRED', 'changeFareIds');
  const chosen = input.changeFareIds.flatMap((id) => chosenIn(id) ?? []);
  const isWrong =
    chosen.length < input.changeFareIds.length ||
    new Set(chosen.map(({ boundIndex }) => boundIndex)).size < chosen.length ||
    chosen.some((one) => one.orderId !== order.id || !boundOf(parts, order, one, now));
  if (isWrong) return refused('SELECTION_INVALID', 'changeFareIds');
  const boundIndexes = chosen.map(({ boundIndex }) => boundIndex);
  const { passengerIds, airlineChangeId } = read;
  const asked = { orderId: order.id, passengerIds, airlineChangeId, boundIndexes };
  const choice = { ...asked, chosen, askedAt: now.toISOString() };
  const fault = choiceFault(parts, order, choice, now);
  if (fault) return refused(fault, 'passengerIds');
  return { changeOffer: changeOfferOf(parts, order, choice, now), userErrors: [] };
};
