import type { DatabaseTransaction } from '#gateway/database/database.ts';
import { recordEvent } from '#gateway/modules/orders/read/order-history.repository.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { grantAccess, grantSegmentAccess, type SegmentAccess } from './order-access.repository.ts';

/** Opens an order to a browser for 60 minutes; returns until when. */
export async function openOrder(
  trx: DatabaseTransaction,
  orderId: string,
  sessionId: string,
  now: Date,
): Promise<Date> {
  const until = addMinutes(now, LIMITS.orderAccessMinutes);
  await grantAccess(trx, sessionId, orderId, until);
  await recordEvent(trx, orderId, 'ACCESS_GRANTED', 'TRAVELLER', now);
  return until;
}

/** Opens one flight of an order, and nothing else of it, to a browser for 60 minutes. */
export async function openSegment(
  trx: DatabaseTransaction,
  { orderId, segmentIndex, sessionId }: Omit<SegmentAccess, 'expiresAt'>,
  now: Date,
): Promise<void> {
  const expiresAt = addMinutes(now, LIMITS.orderAccessMinutes);
  await grantSegmentAccess(trx, { sessionId, orderId, segmentIndex, expiresAt });
  await recordEvent(trx, orderId, 'ACCESS_GRANTED', 'TRAVELLER', now, { segmentIndex });
}
