import type { DatabaseTransaction } from '#gateway/database/database.ts';
import type { CancellationCause } from '#gateway/resolvers.gen.ts';

/** Ends an unpaid order; false when something else came first. */
export async function markCancelled(
  trx: DatabaseTransaction,
  id: string,
  cause: CancellationCause,
  closedAt: Date,
): Promise<boolean> {
  const row = await trx
    .updateTable('orders')
    .set({ state: 'CANCELLED', cancellation_cause: cause, closed_at: closedAt })
    .where('id', '=', id)
    .where('state', '=', 'PENDING_PAYMENT')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Makes an unpaid order a ticketed one; false when something else came first. */
export async function markTicketed(
  trx: DatabaseTransaction,
  id: string,
  ticketedAt: Date,
): Promise<boolean> {
  const row = await trx
    .updateTable('orders')
    .set({ state: 'TICKETED', ticketed_at: ticketedAt })
    .where('id', '=', id)
    .where('state', '=', 'PENDING_PAYMENT')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes when a receipt was last asked to be sent. */
export async function markReceiptSent(
  trx: DatabaseTransaction,
  id: string,
  at: Date,
): Promise<void> {
  await trx.updateTable('orders').set({ receipt_sent_at: at }).where('id', '=', id).execute();
}

/** Notes that another browser of the same traveller has the order now. */
export async function handOver(
  trx: DatabaseTransaction,
  id: string,
  sessionId: string,
): Promise<void> {
  await trx.updateTable('orders').set({ session_id: sessionId }).where('id', '=', id).execute();
}
