import type { DatabaseTransaction } from '#gateway/database/database.ts';

/** A message of the provider, as it was received. */
export type ReceivedEvent = {
  readonly eventId: string;
  readonly paymentId: string;
  readonly type: string;
  readonly receivedAt: Date;
};

/** Stores an event; false when it was stored before. A copy that comes meanwhile waits for the first. */
export const keepEvent = async (
  trx: DatabaseTransaction,
  { eventId, paymentId, type, receivedAt }: ReceivedEvent,
): Promise<boolean> => {
  const row = await trx
    .insertInto('payment_events')
    .values({ event_id: eventId, payment_id: paymentId, type, received_at: receivedAt })
    .onConflict((conflict) => conflict.column('event_id').doNothing())
    .returning('event_id')
    .executeTakeFirst();
  return row !== undefined;
};
