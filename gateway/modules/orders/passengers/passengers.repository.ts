import type { Selectable } from 'kysely';
import type { Database, DatabaseTransaction } from '#gateway/database/database.ts';
import type { OrderPassengersTable } from '#gateway/database/tables/orders.tables.ts';
import type { ChosenMeal, MealsOfPassenger, Passenger } from './passenger.model.ts';
import { columnsOf, travellerOf } from './traveller-columns.ts';

type StoredMeal = Omit<ChosenMeal, 'requestedAt'> & { readonly requestedAt: string };

/** The special meals of a stored passenger that the caller may see. */
const mealsOfRow = (stored: unknown): ChosenMeal[] =>
  (stored as StoredMeal[]).map((meal) => ({ ...meal, requestedAt: new Date(meal.requestedAt) }));

const passengerOf = (row: Selectable<OrderPassengersTable>): Passenger => ({
  id: row.id,
  orderId: row.order_id,
  index: row.index,
  ticketName: row.ticket_name,
  ...travellerOf(row),
  type: row.type as Passenger['type'],
  document: {
    type: row.document_type as Passenger['document']['type'],
    sealedNumber: row.document_number_sealed,
    lookup: row.document_number_lookup,
    numberHash: row.document_number_hash,
    issuingCountry: row.issuing_country,
    expiresOn: row.document_expires_on,
  },
  accompanyingAdultId: row.accompanying_adult_id,
  specialServices: row.special_services as Passenger['specialServices'],
  meals: mealsOfRow(row.special_meals),
});

const rowOf = (passenger: Passenger) => ({
  id: passenger.id,
  order_id: passenger.orderId,
  index: passenger.index,
  ticket_name: passenger.ticketName,
  ...columnsOf(passenger),
  type: passenger.type,
  document_type: passenger.document.type,
  document_number_sealed: passenger.document.sealedNumber,
  document_number_lookup: passenger.document.lookup,
  document_number_hash: passenger.document.numberHash,
  issuing_country: passenger.document.issuingCountry,
  document_expires_on: passenger.document.expiresOn,
  accompanying_adult_id: passenger.accompanyingAdultId,
  special_services: JSON.stringify(passenger.specialServices),
  special_meals: JSON.stringify(passenger.meals),
});

/** Adds the travellers of an order. */
export async function insertPassengers(
  trx: DatabaseTransaction,
  passengers: readonly Passenger[],
): Promise<void> {
  await trx.insertInto('order_passengers').values(passengers.map(rowOf)).execute();
}

/**
 * Writes what is known about a traveller over what was; special services and meals stay as they
 * were requested.
 */
export async function updatePassenger(
  trx: DatabaseTransaction,
  passenger: Passenger,
): Promise<void> {
  const { id, order_id, index, special_services, special_meals, ...row } = rowOf(passenger);
  await trx
    .updateTable('order_passengers')
    .set(row)
    .where('id', '=', id)
    .where('order_id', '=', order_id)
    .where('index', '=', index)
    .execute();
}

const onOrder = (db: Database, orderId: string, before: Date | null) =>
  db
    .selectFrom('order_passengers')
    .selectAll()
    .where('order_id', '=', orderId)
    .where((eb) =>
      eb.or([eb('left_at', 'is', null), ...(before ? [eb('left_at', '>=', before)] : [])]),
    )
    .orderBy('index')
    .execute();

/**
 * The travellers of an order that the caller may see, in the order in which they were named: those
 * who are on it now, or who were on it just before an instant.
 */
export const passengersOf = async (
  db: Database,
  orderId: string,
  before: Date | null = null,
): Promise<Passenger[]> => (await onOrder(db, orderId, before)).map(passengerOf);

/** Writes the special meals of passengers of an order whose lock the caller holds. */
export async function writeMeals(
  trx: DatabaseTransaction,
  changes: readonly MealsOfPassenger[],
): Promise<void> {
  for (const { passengerId, meals } of changes)
    await trx
      .updateTable('order_passengers')
      .set({ special_meals: JSON.stringify(meals) })
      .where('id', '=', passengerId)
      .execute();
}
