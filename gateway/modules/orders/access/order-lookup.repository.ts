import type { ExpressionBuilder } from 'kysely';
import type { Database } from '#gateway/database/database.ts';
import { NAME_COLUMNS } from '#gateway/database/tables/person.columns.ts';
import type { Tables } from '#gateway/database/tables.ts';
import type { OrderLookupKey, StoredKey } from './order-lookup.model.ts';

type Travellers = ExpressionBuilder<Tables, 'orders' | 'order_passengers'>;

function isNamedBy(eb: Travellers, key: StoredKey) {
  if (key.kind === 'BOOKING_REFERENCE') return eb('orders.reference', '=', key.value);
  if (key.kind === 'EMAIL')
    return eb(eb.fn<string>('lower', ['orders.contact_email']), '=', key.value);
  if (key.kind === 'DOCUMENT_NUMBER')
    return eb('order_passengers.document_number_hash', 'in', key.hashes);
  const ofTicket = eb
    .selectFrom('tickets')
    .select('tickets.order_id')
    .where('tickets.number', '=', key.value);
  return eb('orders.id', 'in', ofTicket);
}

/**
 * The orders that a key names, the latest first, without an access check: only their contacts learn
 * of it.
 */
export async function findLookup(db: Database, key: StoredKey): Promise<OrderLookupKey[]> {
  const rows = await db
    .selectFrom('orders')
    .innerJoin('order_passengers', 'order_passengers.order_id', 'orders.id')
    .select([
      'orders.id as orderId',
      'orders.contact_email as recipient',
      'orders.session_id as sessionId',
      'orders.sold_by as soldBy',
      ...NAME_COLUMNS,
    ])
    .where((eb) => isNamedBy(eb, key))
    .where('orders.anonymised_at', 'is', null)
    .where('order_passengers.left_at', 'is', null)
    .orderBy('orders.created_at', 'desc')
    .execute();
  const byOrder = Map.groupBy(rows, ({ orderId }) => orderId);
  return [...byOrder.values()].flatMap((names) => {
    const [first] = names;
    return first ? [{ ...first, names }] : [];
  });
}
