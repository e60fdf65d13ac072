import { sql } from 'kysely';
import type { DatabaseTransaction } from '#gateway/database/database.ts';
import type { ErasureHold } from '#gateway/modules/orders/read/visible-orders.condition.ts';

/** When an order was over, as its indexes have it. */
const over = sql<Date>`(case when state = 'CANCELLED' then closed_at else last_departure_at end)`;

const overBefore = (trx: DatabaseTransaction, before: Date, most: number) =>
  trx
    .selectFrom('orders')
    .select('orders.id')
    .where(over, '<', before)
    .where('orders.state', '<>', 'PENDING_PAYMENT')
    .orderBy(over)
    .limit(most)
    .forUpdate('orders')
    .skipLocked();

const idsOf = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id);

/**
 * Erases what passengers of at most `most` orders that were over before an instant asked for, which
 * may tell of health or belief: special services and meals; answers of how many.
 */
export async function eraseSpecialServices(
  trx: DatabaseTransaction,
  before: Date,
  most: number,
): Promise<number> {
  const due = overBefore(trx, before, most).where(({ exists, selectFrom }) =>
    exists(
      selectFrom('order_passengers')
        .select('order_passengers.id')
        .whereRef('order_passengers.order_id', '=', 'orders.id')
        .where((eb) =>
          eb.or([
            eb('order_passengers.special_services', '<>', '[]'),
            eb('order_passengers.special_meals', '<>', '[]'),
          ]),
        ),
    ),
  );
  const ids = idsOf(await due.execute());
  if (ids.length === 0) return 0;
  await trx
    .updateTable('order_passengers')
    .set({ special_services: '[]', special_meals: '[]' })
    .where('order_id', 'in', ids)
    .execute();
  return ids.length;
}

/**
 * Erases document numbers of at most `most` orders that were over before an instant; answers of how
 * many.
 */
export async function eraseDocumentNumbers(
  trx: DatabaseTransaction,
  before: Date,
  now: Date,
  most: number,
): Promise<number> {
  const due = overBefore(trx, before, most).where('orders.documents_erased_at', 'is', null);
  const ids = idsOf(await due.execute());
  if (ids.length === 0) return 0;
  await trx
    .updateTable('order_passengers')
    .set({
      document_number_sealed: null,
      document_number_lookup: null,
      document_number_hash: null,
    })
    .where('order_id', 'in', ids)
    .execute();
  await trx
    .updateTable('orders')
    .set({ documents_erased_at: now })
    .where('id', 'in', ids)
    .execute();
  return ids.length;
}

/**
 * Erases people from at most `most` orders, and leaves what the accounts need; answers from how
 * many.
 */
export async function anonymiseOrders(
  trx: DatabaseTransaction,
  before: Date,
  holds: readonly ErasureHold[],
  now: Date,
  most: number,
): Promise<number> {
  let due = overBefore(trx, before, most)
    .where('orders.anonymised_at', 'is', null)
    .where('orders.documents_erased_at', 'is not', null);
  for (const hold of holds) due = due.where(({ not }) => not(hold()));
  const ids = idsOf(await due.execute());
  if (ids.length === 0) return 0;
  await trx
    .updateTable('orders')
    .set({
      contact_name: null,
      contact_email: null,
      contact_phone: null,
      session_id: null,
      member_id: null,
      placed_from: null,
      anonymised_at: now,
    })
    .where('id', 'in', ids)
    .execute();
  // extras for its passengers do not lead to it any more; those of a guest have no other owner, and
  // lose their coupons
  await sql`
    delete from benefit_coupons where member_id is null and issued_by in (
      select id from benefit_orders where order_id = any(${ids}::uuid[]))`.execute(trx);
  await sql`update benefit_orders set order_id = null where order_id = any(${ids}::uuid[])`.execute(
    trx,
  );
  for (const table of ['coupons', 'tickets', 'order_passengers', 'order_history', 'order_access'])
    await sql`delete from ${sql.table(table)} where order_id = any(${ids}::uuid[])`.execute(trx);
  return ids.length;
}

/** Removes what was left of at most `most` orders, with their payments; answers how many. */
export async function removeOrders(
  trx: DatabaseTransaction,
  before: Date,
  most: number,
): Promise<number> {
  const due = overBefore(trx, before, most).where('orders.anonymised_at', 'is not', null);
  const ids = idsOf(await due.execute());
  if (ids.length === 0) return 0;
  await trx.deleteFrom('orders').where('id', 'in', ids).execute();
  return ids.length;
}
