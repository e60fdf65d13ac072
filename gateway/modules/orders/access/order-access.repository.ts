import type { Database, DatabaseTransaction } from '#gateway/database/database.ts';
import { processInBatches } from '#gateway/database/process-in-batches.ts';

/** A flight of an order, open to a browser until an instant. */
export type SegmentAccess = {
  readonly sessionId: string;
  readonly orderId: string;
  readonly segmentIndex: number;
  readonly expiresAt: Date;
};

/** Opens one flight of an order to one browser; a longer access stays as it is. */
export async function grantSegmentAccess(
  trx: DatabaseTransaction,
  { sessionId, orderId, segmentIndex, expiresAt }: SegmentAccess,
): Promise<void> {
  await trx
    .insertInto('segment_access')
    .values({
      session_id: sessionId,
      order_id: orderId,
      segment_index: segmentIndex,
      expires_at: expiresAt,
    })
    .onConflict((conflict) =>
      conflict.columns(['session_id', 'order_id', 'segment_index']).doUpdateSet((eb) => ({
        expires_at: eb.fn('greatest', [eb.ref('segment_access.expires_at'), eb.val(expiresAt)]),
      })),
    )
    .execute();
}

/** Removes accesses that have ended; returns how many. Queries ignored them before. */
export const forgetSegmentAccess = (db: Database, now: Date): Promise<number> =>
  processInBatches(async (most) => {
    const { numDeletedRows } = await db
      .deleteFrom('segment_access')
      .where(({ eb, refTuple, selectFrom }) =>
        eb(
          refTuple('session_id', 'order_id', 'segment_index'),
          'in',
          selectFrom('segment_access')
            .select(['session_id', 'order_id', 'segment_index'])
            .where('expires_at', '<=', now)
            .orderBy('expires_at')
            .limit(most)
            .$asTuple('session_id', 'order_id', 'segment_index'),
        ),
      )
      .executeTakeFirst();
    return Number(numDeletedRows);
  });

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
