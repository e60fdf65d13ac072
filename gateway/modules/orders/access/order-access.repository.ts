import type { Database, DatabaseTransaction } from '#gateway/database/database.ts';
import { processInBatches } from '#gateway/database/process-in-batches.ts';

const grant = (db: Database, sessionId: string, orderId: string, expiresAt: Date) =>
  db
    .insertInto('order_access')
    .values({ session_id: sessionId, order_id: orderId, expires_at: expiresAt })
    .onConflict((conflict) =>
      conflict.columns(['session_id', 'order_id']).doUpdateSet((eb) => ({
        expires_at: eb.fn('greatest', [eb.ref('order_access.expires_at'), eb.val(expiresAt)]),
      })),
    )
    .execute();

/** Opens one order to one browser until an instant; a longer access stays as it is. */
export async function grantAccess(
  trx: DatabaseTransaction,
  sessionId: string,
  orderId: string,
  expiresAt: Date,
): Promise<void> {
  await grant(trx, sessionId, orderId, expiresAt);
}

/** Removes accesses that have ended; returns how many. Queries ignored them before. */
export const forgetAccess = (db: Database, now: Date): Promise<number> =>
  processInBatches(async (most) => {
    const { numDeletedRows } = await db
      .deleteFrom('order_access')
      .where(({ eb, refTuple, selectFrom }) =>
        eb(
          refTuple('session_id', 'order_id'),
          'in',
          selectFrom('order_access')
            .select(['session_id', 'order_id'])
            .where('expires_at', '<=', now)
            .orderBy('expires_at')
            .limit(most)
            .$asTuple('session_id', 'order_id'),
        ),
      )
      .executeTakeFirst();
    return Number(numDeletedRows);
  });

/**
 * Makes an order the member's that was made without sign-in; one that is a member's already stays
 * so.
 */
export async function claimOrder(
  trx: DatabaseTransaction,
  orderId: string,
  memberId: string,
): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ member_id: memberId })
    .where('id', '=', orderId)
    .where('member_id', 'is', null)
    .execute();
}
