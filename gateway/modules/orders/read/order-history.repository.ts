import type { DatabaseTransaction } from '#gateway/database/database.ts';

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

/** Adds a line to what is never rewritten. `details` hold codes and ids, no personal data. */
export const recordEvent = async (
  trx: DatabaseTransaction,
  orderId: string,
  event: OrderEvent,
  by: EventAuthor,
  at: Date,
  details: Readonly<Record<string, string | number>> | null = null,
): Promise<void> => {
  await trx
    .insertInto('order_history')
    .values({
      order_id: orderId,
      event,
      by,
      at,
      details: details && JSON.stringify(details),
    })
    .execute();
};
