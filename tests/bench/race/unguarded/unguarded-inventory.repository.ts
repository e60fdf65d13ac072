import type { DatabaseTransaction } from '#gateway/database/database.ts';
import type { SeatClaim } from '#gateway/modules/flights/inventory/seats-taken.model.ts';
import { SoldOut } from '#gateway/modules/flights/inventory/sold-out.ts';

export {
  countersOf,
  countersSince,
  releaseSeats,
} from '#gateway/modules/flights/inventory/inventory.repository.ts';

/** What the product does not do: looks whether seats are left, then takes them. Between the two comes another buyer. */
export const holdSeats = async (
  trx: DatabaseTransaction,
  claims: readonly SeatClaim[],
): Promise<void> => {
  for (const claim of claims) {
    const { flightNumber, date, cabin, seats, capacity, soldElsewhere } = claim;
    const counter = await trx
      .selectFrom('flight_inventory')
      .select('sold')
      .where('flight_number', '=', flightNumber)
      .where('departure_date', '=', date)
      .where('cabin', '=', cabin)
      .executeTakeFirst();
    if (capacity - (counter?.sold ?? soldElsewhere) < seats) throw new SoldOut([claim]);
    await trx
      .insertInto('flight_inventory')
      .values({
        flight_number: flightNumber,
        departure_date: date,
        cabin,
        capacity,
        sold_elsewhere: soldElsewhere,
        sold: soldElsewhere + seats,
        changed_at: new Date(),
      })
      .onConflict((conflict) =>
        conflict
          .columns(['flight_number', 'departure_date', 'cabin'])
          .doUpdateSet((eb) => ({ sold: eb('flight_inventory.sold', '+', seats) })),
      )
      .execute();
  }
};
