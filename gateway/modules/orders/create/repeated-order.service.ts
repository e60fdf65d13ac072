import type { DatabaseTransaction } from '#gateway/database/database.ts';
import { grantAccess } from '#gateway/modules/orders/access/order-access.repository.ts';
import { handOver } from '#gateway/modules/orders/order-changes.repository.ts';
import { recordEvent } from '#gateway/modules/orders/read/order-history.repository.ts';
import { findOrder } from '#gateway/modules/orders/read/orders.repository.ts';
import type { Actor } from '#gateway/sessions/actor.ts';
import { AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import type { Buyer } from './open-orders.ts';

/** A UUID, or 32 digits of 128 random bits: too long to be guessed or to be chosen twice. */
const UNGUESSABLE_LENGTH = 32;

/**
 * For whom the key of a submission is unique. A guest's first answer brings the session, so a guest
 * whose answer was lost comes back without one: to their keys all guests are one. A key that could
 * be guessed stays within its session.
 */
export const submitterOf = (key: string, { memberId, sessionId }: Actor): Actor => ({
  memberId,
  sessionId: key.length >= UNGUESSABLE_LENGTH ? 'guest' : sessionId,
});

/**
 * Opens an order to the browser that repeats its key and everything that was submitted with it, for
 * as long as the first answer would have: only who submitted it knows both.
 */
export async function openToRepeatedSubmission(
  trx: DatabaseTransaction,
  orderId: string,
  { memberId, sessionId }: Buyer,
  now: Date,
): Promise<void> {
  const order = await findOrder(trx, { id: orderId }, AIRLINE, now);
  if (!order || memberId !== null || order.sessionId === sessionId) return;
  const until = addMinutes(order.createdAt, LIMITS.orderAccessMinutes);
  if (until <= now) return;
  await grantAccess(trx, sessionId, orderId, until);
  await handOver(trx, orderId, sessionId);
  await recordEvent(trx, orderId, 'ACCESS_GRANTED', 'TRAVELLER', now);
}
