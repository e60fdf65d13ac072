import type { Database } from '#gateway/database/database.ts';
import type { SeatsLeftReader } from '#gateway/modules/flights/inventory/seats-left.ts';
import type { Offer } from '#gateway/modules/flights/offers/offer.model.ts';
import { seatsFor } from '#gateway/modules/flights/trip.model.ts';
import type { Fares } from '#gateway/ports/fares/fares.port.ts';
import { flightId } from '#gateway/ports/timetable/flight-ids.ts';
import type { DatedFlight } from '#gateway/ports/timetable/timetable.port.ts';
import { FlightSoldOut } from '#gateway/scenarios/expired-order.ts';
import type { Cabin } from '#schema/codes/flights/cabins.ts';

/** Sells a cabin of a flight, or takes sales back, until so many seats are left. */
export async function leaveSeats(
  db: Database,
  fares: Fares,
  flight: DatedFlight,
  cabin: Cabin,
  left: number,
): Promise<void> {
  const capacity = flight.aircraft.seats[cabin];
  await db
    .insertInto('flight_inventory')
    .values({
      flight_number: flight.flightNumber,
      departure_date: flight.date,
      cabin,
      capacity,
      sold_elsewhere: Math.min(fares.soldByOtherChannels(flight, cabin), capacity - left),
      sold: capacity - left,
      changed_at: new Date(),
    })
    .onConflict((conflict) =>
      conflict.columns(['flight_number', 'departure_date', 'cabin']).doUpdateSet((eb) => ({
        sold: eb.ref('excluded.sold'),
        sold_elsewhere: eb.ref('excluded.sold_elsewhere'),
        changed_at: eb.ref('excluded.changed_at'),
      })),
    )
    .execute();
}

/** Flights on which orders of a desk found too few seats: others are offered from then on. */
export function soldOutFlights({ seatsLeft }: { readonly seatsLeft: SeatsLeftReader }) {
  const known = new Set<string>();
  return {
    has: (flight: DatedFlight): boolean => known.has(flightId(flight)),
    /**
     * Remembers on which flights of an offer there are too few seats for its party; what is to be
     * thrown.
     */
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
}
