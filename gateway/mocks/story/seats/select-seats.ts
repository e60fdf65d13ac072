import { flightKeyOf, segmentsById } from '#gateway/mocks/story/segments/passenger-segment.ts';
import type { StoryParts } from '#gateway/mocks/story/story-parts.ts';
import type { MoneyInput, SelectSeatsInput } from '#gateway/resolvers.gen.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import { seatExchange } from '#schema/rules/after-sale/seat-price.ts';
import { isZeroMoney, type Money, sumMoney } from '#schema/rules/base/money.ts';
import { priceFor } from './flight-seats.ts';
import type { StoredSeatOrder } from './seat-choice.model.ts';
import { type SelectSeatsFault, type Wish, wishesOf } from './seat-faults.ts';
import { flightByGlobalId } from './seat-map.ts';
import { newSeatOrder } from './seat-orders.ts';
import { seatOf } from './seat-standing.ts';

const refused = (...userErrors: readonly SelectSeatsFault[]) => ({
  passengers: [],
  seatOrder: null,
  refund: null,
  proposals: [],
  userErrors,
});

const isOther = (accepted: MoneyInput, due: Money): boolean =>
  accepted.amount !== due.amount || accepted.currency !== due.currency;

/** Writes who sits where; what costs is held by a seat order until it is paid. */
const choose = (
  { story }: StoryParts,
  wishes: readonly (Wish & { readonly price: ReturnType<typeof priceFor> })[],
  order: StoredSeatOrder | null,
): void => {
  for (const { one, seat, price } of wishes)
    story.seats.set(one.key, {
      flightId: flightKeyOf(one),
      number: seat.number,
      price,
      state: order ? 'HELD' : 'CONFIRMED',
      seatOrderId: order?.id ?? null,
      heldUntil: order?.paymentDueAt ?? null,
      documentNumber: null,
    });
};

/** Chooses seats: all in the input, or none. */
export const selectSeats = async (parts: StoryParts, input: SelectSeatsInput, now: Date) => {
  const flight = flightByGlobalId(parts, input.flightId);
  const ids = input.seats.map(({ passengerSegmentId }) => passengerSegmentId);
  const found = await segmentsById(parts, ids, now);
  if (!flight || now >= flight.departure.instant)
    return refused({ code: 'FLIGHT_CLOSED', path: ['flightId'] });
  const { wishes, faults } = wishesOf(parts, flight, input.seats, found, now);
  if (faults.length > 0) return refused(...faults);
  const priced = wishes.map(({ one, seat }) => ({
    one,
    seat,
    price: priceFor(parts.airline, one, seat.zone),
  }));
  const sum = (amounts: readonly Money[]) => sumMoney(amounts, BRAND.currency);
  const before = wishes.flatMap(({ one }) => seatOf(parts.story, one, now)?.price?.total ?? []);
  const exchange = seatExchange(sum(priced.map(({ price }) => price.total)), sum(before));
  if (isOther(input.acceptedAmountDue, exchange.due))
    return refused({ code: 'AMOUNT_CHANGED', path: ['acceptedAmountDue'] });
  const costs = !isZeroMoney(exchange.due);
  if (costs && !input.agreements?.includes('PREFERRED_SEATS'))
    return refused({ code: 'AGREEMENT_REQUIRED', path: ['agreements', 'PREFERRED_SEATS'] });
  const order = costs ? newSeatOrder(parts, priced, exchange.credit, now) : null;
  choose(parts, priced, order);
  return {
    passengers: wishes.map(({ one }) => one),
    seatOrder: order,
    refund: exchange.refund,
    proposals: [],
    userErrors: [],
  };
};
