import type { ChangedFare, ChangeTerms } from '#gateway/modules/date-changes/date-change.model.ts';
import type { DateChangeDependencies } from '#gateway/modules/date-changes/date-change-dependencies.ts';
import type { SeatsLeft } from '#gateway/modules/flights/inventory/seats-left.ts';
import type { Bound } from '#gateway/modules/flights/offers/offer.model.ts';
import { journeyOfChoice } from '#gateway/modules/flights/search/earlier-bounds.ts';
import { isThereAndBack } from '#gateway/modules/flights/trip.model.ts';
import type { Order, OrderSegment } from '#gateway/modules/orders/order.model.ts';
import type { BoundFare, Fares } from '#gateway/ports/fares/fares.port.ts';
import type { FlightKey, Journey } from '#gateway/ports/timetable/timetable.port.ts';
import type { FareBrandCode } from '#schema/codes/flights/fare-brands.ts';

type Sources = Pick<DateChangeDependencies, 'timetable' | 'fares' | 'orders'>;

/** The segments of a bound as they are booked. */
export const bookedOn = (
  { segments }: Pick<Order, 'segments'>,
  boundIndex: number,
): OrderSegment[] => segments.filter((segment) => segment.boundIndex === boundIndex);

/**
 * Whether the bounds of an order are priced as halves of a round trip: a change of date leaves the
 * route as it is.
 */
export function isRoundTrip(bounds: readonly Bound[], { tripType }: Pick<Order, 'tripType'>) {
  const [out, back] = bounds;
  return (
    tripType === 'ROUND_TRIP' && !!out && !!back && isThereAndBack(out.itinerary, back.itinerary)
  );
}

/**
 * What a passenger of each type pays afterwards: after a change by the airline what they paid
 * before.
 */
const asPaid = (fare: BoundFare, before: BoundFare | undefined, byAirline: boolean): BoundFare =>
  byAirline && before ? { ...fare, prices: before.prices } : fare;

/**
 * The flights of a choice; null where they are not flown, or not where the bound of the order
 * leads.
 */
export function journeyFor(
  { timetable }: Pick<Sources, 'timetable'>,
  order: Order,
  { boundIndex, flights }: { readonly boundIndex: number; readonly flights: readonly FlightKey[] },
): Journey | null {
  const journey = journeyOfChoice({ flights }, timetable);
  const booked = bookedOn(order, boundIndex);
  const leads =
    journey?.flights[0]?.origin.code === booked[0]?.origin &&
    journey?.flights.at(-1)?.destination.code === booked.at(-1)?.destination;
  return leads ? journey : null;
}

/** Whether flights are those that are booked already. */
export const isBooked = (order: Order, boundIndex: number, flights: readonly FlightKey[]) =>
  bookedOn(order, boundIndex)
    .map(({ flightNumber, departureDate }) => `${flightNumber} ${departureDate}`)
    .join() === flights.map(({ flightNumber, date }) => `${flightNumber} ${date}`).join();

/** What other flights of a bound cost at an instant. */
export function fareFor(
  { fares, orders }: Pick<Sources, 'fares' | 'orders'>,
  order: Order,
  journey: Journey,
  wanted: { readonly boundIndex: number; readonly brand: FareBrandCode },
  { seatsLeft, byAirline, now }: { seatsLeft: SeatsLeft; byAirline: boolean; now: Date },
): ChangedFare {
  const { boundIndex, brand } = wanted;
  const roundTrip = isRoundTrip(orders.flights.boundsOf(order), order);
  const { flights } = journey;
  const fare = fares.price({ flights, brand, roundTrip, now, seatsLeft });
  return { boundIndex, flights, fare: asPaid(fare, order.fares[boundIndex], byAirline) };
}

function boundFor(
  { timetable, fares }: { timetable: Sources['timetable']; fares: Pick<Fares, 'brand'> },
  { boundIndex, flights, fare }: ChangedFare,
): Bound | null {
  const journey = journeyOfChoice({ flights }, timetable);
  if (!journey) return null;
  const { fareBasisCodes, bookingClasses } = fare;
  return {
    index: boundIndex,
    itinerary: journey,
    brand: fares.brand(fare.brand),
    fareBasisCodes,
    bookingClasses,
    fare,
  };
}

/**
 * Every bound of an order after a change, changed or not. @throws when the timetable no longer
 * knows a flight
 */
export const boundsAfter = (
  sources: Sources,
  order: Order,
  { bounds }: Pick<ChangeTerms, 'bounds'>,
): Bound[] =>
  sources.orders.flights.boundsOf(order).map((before) => {
    const changed = bounds.find(({ boundIndex }) => boundIndex === before.index);
    if (!changed) return before;
    const after = boundFor(sources, changed);
    if (!after) throw new Error('The timetable does not know a flight that was offered');
    return after;
  });
