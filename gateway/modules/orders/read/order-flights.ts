import type { Bound } from '#gateway/modules/flights/offers/offer.model.ts';
import type { Order, OrderSegment } from '#gateway/modules/orders/order.model.ts';
import type { Fares } from '#gateway/ports/fares/fares.port.ts';
import { flightId } from '#gateway/ports/timetable/flight-ids.ts';
import { journeyOf } from '#gateway/ports/timetable/journey.ts';
import type { DatedFlight, Timetable } from '#gateway/ports/timetable/timetable.port.ts';

/** The flights behind the segments of orders. */
export type OrderFlights = {
  /** @throws when the timetable no longer knows a flight that it has sold */
  flightOf(segment: OrderSegment): DatedFlight;
  /** The bounds of an order, as its offer showed them. */
  boundsOf(order: Pick<Order, 'segments' | 'fares'>): Bound[];
};

export const orderFlights = (timetable: Timetable, fares: Fares): OrderFlights => {
  const flightOf = ({ flightNumber, departureDate }: OrderSegment): DatedFlight => {
    const key = { flightNumber, date: departureDate };
    const flight = timetable.flight(key);
    if (!flight) throw new Error(`The timetable does not know ${flightId(key)}`);
    return flight;
  };
  return {
    flightOf,
    boundsOf: ({ segments, fares: boundFares }) =>
      boundFares.map((fare, index) => ({
        index,
        itinerary: journeyOf(
          segments.filter(({ boundIndex }) => boundIndex === index).map(flightOf),
        ),
        brand: fares.brand(fare.brand),
        fareBasisCodes: fare.fareBasisCodes,
        bookingClasses: fare.bookingClasses,
        fare,
      })),
  };
};
