import type { DatabaseTransaction } from '#gateway/database/database.ts';
import { ENDED_REQUESTS } from '#schema/codes/club/ended-requests.ts';
import type { MessageEvent } from '#schema/codes/club/message-events.ts';
import { type AskedAbout, markEnded } from './ended-requests.repository.ts';

/** What has ended, of which member and about what. */
export type EndedRequest = AskedAbout & { readonly by: MessageEvent };

/**
 * Marks messages as read that asked for what has ended (RULES 9.31), in the caller's transaction.
 */
export async function endRequests(
  trx: DatabaseTransaction,
  { by, ...about }: EndedRequest,
  now: Date,
): Promise<void> {
  const events = ENDED_REQUESTS[by];
  if (events) await markEnded(trx, events, about, now);
}
