import { flightByKey } from '#gateway/mocks/story/seats/flight-seats.ts';
import type { StoryParts } from '#gateway/mocks/story/story-parts.ts';
import type { Bound } from '#gateway/modules/flights/offers/offer.model.ts';
import type { Party } from '#gateway/modules/flights/trip.model.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import type { BoundFare } from '#gateway/ports/fares/fares.port.ts';
import { journeyOf } from '#gateway/ports/timetable/journey.ts';
import type { DatedFlight } from '#gateway/ports/timetable/timetable.port.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import type { FareBrandCode } from '#schema/codes/flights/fare-brands.ts';
import type { PassengerType } from '#schema/codes/travellers/passenger-types.ts';
import { type ChangeQuote, changeQuote } from '#schema/rules/after-sale/change-quote.ts';
import { addMoney, type Money, money, zeroMoney } from '#schema/rules/base/money.ts';
import type { ChangeChoice, ChosenFlights, PassengerQuote } from './change.model.ts';

type Prices = BoundFare['prices']['ADT'];
type Quoted = Pick<ChangeChoice, 'passengerIds' | 'airlineChangeId'>;

const own = (amount: number): Money => money(amount, BRAND.currency);
const taxesOf = ({ taxes }: Prices): Money =>
  own(taxes.reduce((sum, { amount }) => sum + amount, 0));

/** What a way to fly costs in a brand at an instant, for a bound of an order. */
export const priceOf = (
  { airline }: Pick<StoryParts, 'airline'>,
  { tripType }: Pick<Order, 'tripType'>,
  flights: readonly DatedFlight[],
  brand: FareBrandCode,
  now: Date,
): BoundFare => {
  const { seatsLeft } = airline;
  return airline.fares.price({
    flights,
    brand,
    roundTrip: tripType === 'ROUND_TRIP',
    now,
    seatsLeft,
  });
};

/** The bound that was chosen, at its price of an instant; null where it is not flown, or not where the order's bound leads. */
export const boundOf = (
  parts: StoryParts,
  order: Order,
  { boundIndex, flights: keys, brand }: ChosenFlights,
  now: Date,
): Bound | null => {
  const { airline } = parts;
  const flights = keys.map((key) => flightByKey(airline, key)).filter((flight) => flight !== null);
  const booked = order.segments.filter((segment) => segment.boundIndex === boundIndex);
  const leads =
    flights[0]?.origin.code === booked[0]?.origin &&
    flights.at(-1)?.destination.code === booked.at(-1)?.destination;
  if (flights.length < keys.length || flights.length === 0 || !leads) return null;
  const fare = priceOf(parts, order, flights, brand, now);
  return {
    ...{ index: boundIndex, itinerary: journeyOf(flights), brand: airline.fares.brand(brand) },
    ...{ fareBasisCodes: fare.fareBasisCodes, bookingClasses: fare.bookingClasses, fare },
  };
};

/** How many of each type some passengers are. */
export const partyOf = (passengers: readonly { readonly type: PassengerType }[]): Party => {
  const count = (type: PassengerType) => passengers.filter((one) => one.type === type).length;
  return { adults: count('ADT'), children: count('CHD'), infants: count('INF') };
};

const NOTHING: ChangeQuote = {
  ...{ penalty: own(0), fareDifference: own(0), taxDifference: own(0) },
  ...{ addCollect: own(0), totalDue: own(0), refundDue: own(0) },
};

/** Several quotes in one. */
export const sumQuotes = (quotes: readonly ChangeQuote[]): ChangeQuote =>
  quotes.reduce(
    (sum, quote) => ({
      penalty: addMoney(sum.penalty, quote.penalty),
      fareDifference: addMoney(sum.fareDifference, quote.fareDifference),
      taxDifference: addMoney(sum.taxDifference, quote.taxDifference),
      addCollect: addMoney(sum.addCollect, quote.addCollect),
      totalDue: addMoney(sum.totalDue, quote.totalDue),
      refundDue: addMoney(sum.refundDue, quote.refundDue),
    }),
    NOTHING,
  );

/** What it costs each of those who change to fly bounds at other fares, by the conditions of the old ones (RULES 8.6). */
export const quotesOf = (
  { airline }: Pick<StoryParts, 'airline'>,
  order: Order,
  { passengerIds, airlineChangeId }: Quoted,
  fares: readonly { readonly index: number; readonly fare: BoundFare }[],
): PassengerQuote[] =>
  order.passengers
    .filter(({ id }) => passengerIds.includes(id))
    .map(({ id, type }) => {
      const quotes = fares.flatMap(({ index, fare }) => {
        const old = order.fares[index];
        if (!old) return [];
        const [before, after] = [old.prices[type], fare.prices[type]];
        const { changeFee } = airline.fares.brand(old.brand).conditions;
        const prices = {
          ...{ oldFare: own(before.fare), newFare: own(after.fare), residualRefundable: false },
          ...{ oldTaxes: taxesOf(before), newTaxes: taxesOf(after) },
          penalty: changeFee ?? zeroMoney(BRAND.currency),
        };
        return changeQuote(prices, airlineChangeId !== null);
      });
      return { ...sumQuotes(quotes), passengerId: id };
    });
