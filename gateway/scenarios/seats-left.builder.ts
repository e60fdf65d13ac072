import type { Database } from '#gateway/database/database.ts';
import type { Offer } from '#gateway/modules/flights/offers/offer.model.ts';
import type { Fares } from '#gateway/ports/fares/fares.port.ts';

/** Sells the flights of an offer until so many seats are left in its cabins. */
export const leaveSeats = async (
  db: Database,
  fares: Fares,
  { bounds }: Offer,
  left: number,
): Promise<void> => {
  const counters = bounds.flatMap(({ itinerary, brand: { cabin } }) =>
    itinerary.flights.map((flight) => ({
      flight_number: flight.flightNumber,
      departure_date: flight.date,
      cabin,
      capacity: flight.aircraft.seats[cabin],
      sold_elsewhere: Math.min(
        fares.soldElsewhere(flight, cabin),
        flight.aircraft.seats[cabin] - left,
      ),
      sold: flight.aircraft.seats[cabin] - left,
      changed_at: new Date(),
    })),
  );
  await db
    .insertInto('flight_inventory')
    .values(counters)
    .onConflict((conflict) =>
      conflict.columns(['flight_number', 'departure_date', 'cabin']).doUpdateSet((eb) => ({
        sold: eb.ref('excluded.sold'),
        sold_elsewhere: eb.ref('excluded.sold_elsewhere'),
        changed_at: eb.ref('excluded.changed_at'),
      })),
    )
    .execute();
};
