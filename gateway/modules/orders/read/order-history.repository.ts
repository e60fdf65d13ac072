import type { Insertable } from 'kysely';
import type { Database, DatabaseTransaction } from '#gateway/database/database.ts';
import type { OrderHistoryTable } from '#gateway/database/tables/orders.tables.ts';

/** What can happen to an order. */
export type OrderEvent =
  | 'CREATED'
  | 'CORRECTED'
  | 'CANCELLED'
  | 'TICKETED'
  | 'CHANGED'
  | 'MEALS_CHOSEN'
  | 'REFUNDED'
  | 'RECEIPT_SENT'
  | 'ACCESS_GRANTED';

/** Who made it happen. */
export type EventAuthor = 'TRAVELLER' | 'AIRLINE' | 'CLOCK' | 'PROVIDER';

const addEvent = (db: Database, row: Insertable<OrderHistoryTable>) =>
  db.insertInto('order_history').values(row).execute();

/** Adds a line to what is never rewritten. `details` hold codes and ids, no personal data. */
export async function recordEvent(
  trx: DatabaseTransaction,
  orderId: string,
  event: OrderEvent,
  by: EventAuthor,
  at: Date,
  details: Readonly<Record<string, string | number>> | null = null,
): Promise<void> {
  const row = { order_id: orderId, event, by, at, details: details && JSON.stringify(details) };
  await addEvent(trx, row);
}
