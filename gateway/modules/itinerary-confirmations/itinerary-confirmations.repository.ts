import type { Selectable } from 'kysely';
import type { Database, DatabaseTransaction } from '#gateway/database/database.ts';
import type { ItineraryConfirmationsTable } from '#gateway/database/tables/itinerary-confirmations.tables.ts';
import { isUuid } from '#gateway/ports/is-uuid.ts';
import type { Locale } from '#schema/codes/base/locales.ts';
import type { ConfirmationRecord } from './itinerary-confirmation.model.ts';

const recordOf = (row: Selectable<ItineraryConfirmationsTable>): ConfirmationRecord => ({
  id: row.id,
  number: row.number,
  ticketId: row.ticket_id,
  locale: row.locale as Locale,
});

/**
 * The confirmation of a ticket, made where there is none yet; it keeps its number. Returns its id.
 */
export async function saveConfirmation(
  trx: DatabaseTransaction,
  { id, number, ticketId, locale }: ConfirmationRecord,
  now: Date,
): Promise<string> {
  const saved = await trx
    .insertInto('itinerary_confirmations')
    .values({ id, number, ticket_id: ticketId, locale, created_at: now })
    .onConflict((conflict) => conflict.column('ticket_id').doUpdateSet({ locale }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return saved.id;
}

/**
 * A confirmation by its id or number, without an access check: what it says is read through its
 * order.
 */
export async function findConfirmation(
  db: Database,
  key: { readonly id: string } | { readonly number: string },
): Promise<ConfirmationRecord | null> {
  if ('id' in key && !isUuid(key.id)) return null;
  const row = await db
    .selectFrom('itinerary_confirmations')
    .selectAll()
    .where((eb) => ('id' in key ? eb('id', '=', key.id) : eb('number', '=', key.number)))
    .executeTakeFirst();
  return row ? recordOf(row) : null;
}
