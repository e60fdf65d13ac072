import type { Airline } from '#gateway/modules/flights/airline.ts';
import type { Offer } from '#gateway/modules/flights/offers/offer.model.ts';
import { seatsFor } from '#gateway/modules/flights/trip.model.ts';
import { flightId } from '#gateway/ports/timetable/flight-ids.ts';
import type { DatedFlight } from '#gateway/ports/timetable/timetable.port.ts';
import { FlightSoldOut } from './no-seats.ts';

/** Flights on which orders of a desk found too few seats: others are offered from then on. */
export const soldOutFlights = ({ seatsLeft }: Pick<Airline, 'seatsLeft'>) => {
  const known = new Set<string>();
  return {
    has: (flight: DatedFlight): boolean => known.has(flightId(flight)),
    /** Remembers on which flights of an offer there are too few seats for its party; what is to be thrown. */
    async note({ bounds, party }: Offer): Promise<FlightSoldOut> {
      const flights = bounds.flatMap(({ itinerary, brand: { cabin } }) =>
        itinerary.flights.map((flight) => ({ flight, cabin })),
      );
      const left = await seatsLeft.now(flights.map(({ flight }) => flight));
      for (const { flight, cabin } of flights)
        if (left(flight, cabin) < seatsFor(party)) known.add(flightId(flight));
      return new FlightSoldOut();
    },
  };
};
