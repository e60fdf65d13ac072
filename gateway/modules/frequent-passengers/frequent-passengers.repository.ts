import type { Selectable } from 'kysely';
import type { Database, DatabaseTransaction } from '#gateway/database/database.ts';
import type {
  FrequentPassengerDocumentsTable,
  FrequentPassengersTable,
} from '#gateway/database/tables/frequent-passengers.tables.ts';
import { columnsOf, travellerOf } from '#gateway/modules/orders/passengers/traveller-columns.ts';
import type { Actor } from '#gateway/sessions/actor.ts';
import type { FrequentPassenger, SavedDocument } from './frequent-passenger.model.ts';

const documentOf = (row: Selectable<FrequentPassengerDocumentsTable>): SavedDocument => ({
  id: row.id,
  type: row.type as SavedDocument['type'],
  sealedNumber: row.number_sealed,
  issuingCountry: row.issuing_country,
  expiresOn: row.expires_on,
});

const passengerOf = (
  row: Selectable<FrequentPassengersTable>,
  documents: readonly SavedDocument[],
): FrequentPassenger => ({
  id: row.id,
  memberId: row.member_id,
  version: row.version,
  ...travellerOf(row),
  documents,
  savedAt: row.saved_at,
  removedAt: row.removed_at,
});

const rowOf = (passenger: FrequentPassenger) => ({
  id: passenger.id,
  member_id: passenger.memberId,
  version: passenger.version,
  ...columnsOf(passenger),
  saved_at: passenger.savedAt,
  removed_at: passenger.removedAt,
});

/** The passengers that a member has saved, those removed lately among them; none for a guest. */
export async function savedPassengersOf(
  db: Database,
  { memberId }: Actor,
): Promise<FrequentPassenger[]> {
  if (memberId === null) return [];
  const rows = await db
    .selectFrom('frequent_passengers')
    .selectAll()
    .where('member_id', '=', memberId)
    .execute();
  if (rows.length === 0) return [];
  const documents = await db
    .selectFrom('frequent_passenger_documents')
    .selectAll()
    .where(
      'passenger_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('index')
    .execute();
  return rows.map((row) =>
    passengerOf(row, documents.filter((one) => one.passenger_id === row.id).map(documentOf)),
  );
}

/**
 * Lets one change of a member's list follow the other: numbers and count are compared with what is
 * there.
 */
export async function lockList(trx: DatabaseTransaction, { memberId }: Actor): Promise<void> {
  await trx
    .selectFrom('members')
    .select('id')
    .where('id', '=', memberId)
    .forUpdate()
    .executeTakeFirst();
}

/** Stores a passenger of the actor, over what was stored under its id. */
export async function storePassenger(
  trx: DatabaseTransaction,
  passenger: FrequentPassenger,
): Promise<void> {
  const { id, member_id, ...row } = rowOf(passenger);
  await trx
    .insertInto('frequent_passengers')
    .values({ id, member_id, ...row })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(row).where('frequent_passengers.member_id', '=', member_id),
    )
    .execute();
  await trx.deleteFrom('frequent_passenger_documents').where('passenger_id', '=', id).execute();
  await trx
    .insertInto('frequent_passenger_documents')
    .values(
      passenger.documents.map((document, index) => ({
        id: document.id,
        passenger_id: id,
        index,
        type: document.type,
        number_sealed: document.sealedNumber,
        issuing_country: document.issuingCountry,
        expires_on: document.expiresOn,
      })),
    )
    .execute();
}

/** Erases passengers that were removed before an instant; answers how many. */
export async function eraseRemoved(db: Database, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('frequent_passengers')
    .where('removed_at', '<=', before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
