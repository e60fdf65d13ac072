import type { Database, DatabaseTransaction } from '#gateway/database/database.ts';

/** Opens one order to one browser until an instant; a longer access stays as it is. */
export const grantAccess = async (
  trx: DatabaseTransaction,
  sessionId: string,
  orderId: string,
  expiresAt: Date,
): Promise<void> => {
  await trx
    .insertInto('order_access')
    .values({ session_id: sessionId, order_id: orderId, expires_at: expiresAt })
    .onConflict((conflict) =>
      conflict.columns(['session_id', 'order_id']).doUpdateSet((eb) => ({
        expires_at: eb.fn('greatest', [eb.ref('order_access.expires_at'), eb.val(expiresAt)]),
      })),
    )
    .execute();
};

/** Removes accesses that have ended; returns how many. Queries ignored them before. */
export const forgetAccess = async (db: Database, now: Date): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('order_access')
    .where('expires_at', '<=', now)
    .executeTakeFirst();
  return Number(numDeletedRows);
};
