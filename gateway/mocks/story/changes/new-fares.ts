import { flightByKey } from '#gateway/mocks/story/seats/flight-seats.ts';
import type { StoryParts } from '#gateway/mocks/story/story-parts.ts';
import type { PassengerQuote } from '#gateway/modules/date-changes/date-change.model.ts';
import { type Quoted, quotesOf as quotesAt } from '#gateway/modules/date-changes/quote/quotes.ts';
import type { Bound } from '#gateway/modules/flights/offers/offer.model.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import type { BoundFare } from '#gateway/ports/fares/fares.port.ts';
import { journeyOf } from '#gateway/ports/timetable/journey.ts';
import type { DatedFlight } from '#gateway/ports/timetable/timetable.port.ts';
import type { FareBrandCode } from '#schema/codes/flights/fare-brands.ts';
import type { ChosenFlights } from './change.model.ts';

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
    index: boundIndex,
    itinerary: journeyOf(flights),
    brand: airline.fares.brand(brand),
    fareBasisCodes: fare.fareBasisCodes,
    bookingClasses: fare.bookingClasses,
    fare,
  };
};

/** What it costs each of those who change to fly bounds at other fares, by the conditions of the old ones (RULES 8.6). */
export const quotesOf = (
  { airline }: Pick<StoryParts, 'airline'>,
  order: Order,
  quoted: Quoted,
  fares: readonly { readonly index: number; readonly fare: BoundFare }[],
): PassengerQuote[] =>
  quotesAt(
    airline.fares,
    order,
    quoted,
    fares.map(({ index: boundIndex, fare }) => ({ boundIndex, fare })),
  );
