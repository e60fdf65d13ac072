import type { Bound } from '#gateway/modules/flights/offers/offer.model.ts';
import type { Order, OrderSegment } from '#gateway/modules/orders/order.model.ts';
import type { Fares } from '#gateway/ports/fares/fares.port.ts';
import type { BookingElsewhere } from '#gateway/ports/ticket-store/ticket-store.port.ts';
import { airportMoment } from '#gateway/ports/timetable/airport-moment.ts';
import { flightId } from '#gateway/ports/timetable/flight-ids.ts';
import { journeyOf } from '#gateway/ports/timetable/journey.ts';
import type { DatedFlight, FlightKey, Timetable } from '#gateway/ports/timetable/timetable.port.ts';
import type { Cabin } from '#schema/codes/flights/cabins.ts';
import { minutesBetween } from '#schema/rules/base/time.ts';

/** The flights behind the segments of orders. */
export type OrderFlights = {
  /** @throws when the timetable no longer knows a flight that it has sold */
  flightOf(segment: OrderSegment): DatedFlight;
  /** The bounds of an order, as its offer showed them. */
  boundsOf(order: Pick<Order, 'segments' | 'fares'>): Bound[];
  /**
   * Bounds that another channel has sold, at the published fare of an instant: what its traveller
   * paid is not known here.
   */
  boundsElsewhere(bounds: BookingElsewhere['bounds'], now: Date): Bound[];
};

const isSame = (a: Date, b: Date): boolean => a.getTime() === b.getTime();

/**
 * A flight of the timetable as an order has it: the airline may have given it other times,
 * airports, or another aircraft.
 */
function asBooked(
  flight: DatedFlight,
  { departsAt, departureZone, arrivesAt, arrivalZone, ...segment }: OrderSegment,
  timetable: Timetable,
): DatedFlight {
  const aircraft = timetable.aircraft.find(({ code }) => code === segment.aircraft);
  const asPlanned =
    isSame(departsAt, flight.departure.instant) &&
    isSame(arrivesAt, flight.arrival.instant) &&
    segment.origin === flight.origin.code &&
    segment.destination === flight.destination.code;
  if (asPlanned) return aircraft ? { ...flight, aircraft } : flight;
  return {
    ...flight,
    origin: timetable.airport(segment.origin) ?? flight.origin,
    destination: timetable.airport(segment.destination) ?? flight.destination,
    departure: airportMoment(departsAt, departureZone),
    arrival: airportMoment(arrivesAt, arrivalZone),
    blockMinutes: minutesBetween(departsAt, arrivesAt),
    aircraft: aircraft ?? flight.aircraft,
  };
}

export function orderFlights(timetable: Timetable, fares: Fares): OrderFlights {
  const planned = (key: FlightKey): DatedFlight => {
    const flight = timetable.flight(key);
    if (!flight) throw new Error(`The timetable does not know ${flightId(key)}`);
    return flight;
  };
  const flightOf = (segment: OrderSegment): DatedFlight =>
    asBooked(
      planned({ flightNumber: segment.flightNumber, date: segment.departureDate }),
      segment,
      timetable,
    );
  return {
    flightOf,
    boundsElsewhere: (bounds, now) =>
      bounds.map(({ brand, flights: keys }, index) => {
        const flights = keys.map(planned);
        const seatsLeft = (flight: DatedFlight, cabin: Cabin) => flight.aircraft.seats[cabin];
        const fare = fares.price({ flights, brand, roundTrip: bounds.length > 1, now, seatsLeft });
        const { fareBasisCodes, bookingClasses } = fare;
        const itinerary = journeyOf(flights);
        return {
          index,
          itinerary,
          brand: fares.brand(brand),
          fareBasisCodes,
          bookingClasses,
          fare,
        };
      }),
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
}
