import type { Database } from '#gateway/database/database.ts';
import type { Fares } from '#gateway/ports/fares/fares.port.ts';
import type { DatedFlight } from '#gateway/ports/timetable/timetable.port.ts';
import type { Cabin } from '#schema/codes/flights/cabins.ts';

/** Sells a cabin of a flight, or takes sales back, until so many seats are left. */
export const leaveSeats = async (
  db: Database,
  fares: Fares,
  flight: DatedFlight,
  cabin: Cabin,
  left: number,
): Promise<void> => {
  const capacity = flight.aircraft.seats[cabin];
  await db
    .insertInto('flight_inventory')
    .values({
      flight_number: flight.flightNumber,
      departure_date: flight.date,
      cabin,
      capacity,
      sold_elsewhere: Math.min(fares.soldElsewhere(flight, cabin), capacity - left),
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
};
