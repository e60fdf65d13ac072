import type { DatabaseTransaction } from '#gateway/database/database.ts';

/** Other orders from the same browser wait until the transaction ends. */
export const lockSession = async (trx: DatabaseTransaction, sessionId: string): Promise<void> => {
  await trx
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .forNoKeyUpdate()
    .execute();
};

const open = (trx: DatabaseTransaction, now: Date, most: number) =>
  trx
    .selectFrom('orders')
    .select('id')
    .where('state', '=', 'PENDING_PAYMENT')
    .where('payment_due_at', '>', now)
    .limit(most);

/** How many unpaid orders of a browser hold seats; counted no further than `most`. */
export const countOpenOfSession = async (
  trx: DatabaseTransaction,
  sessionId: string,
  now: Date,
  most: number,
): Promise<number> =>
  (await open(trx, now, most).where('session_id', '=', sessionId).execute()).length;

/** The same of a network address. */
export const countOpenFrom = async (
  trx: DatabaseTransaction,
  placedFrom: Buffer,
  now: Date,
  most: number,
): Promise<number> =>
  (await open(trx, now, most).where('placed_from', '=', placedFrom).execute()).length;
