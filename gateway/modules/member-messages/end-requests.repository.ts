import { sql } from 'kysely';
import type { DatabaseTransaction } from '#gateway/database/database.ts';
import type { MessageFacts } from '#gateway/ports/documents/member-message.ts';
import { ENDED_REQUESTS } from '#schema/codes/club/ended-requests.ts';
import type { MessageEvent } from '#schema/codes/club/message-events.ts';
import type { MessageSubject } from './message.model.ts';

/** What has ended, of which member and about what. One order may wait for several things: the flight tells them apart. */
export type EndedRequest = {
  readonly memberId: string;
  readonly by: MessageEvent;
  readonly subject: MessageSubject;
  readonly facts: Pick<MessageFacts, 'flight' | 'day'>;
};

/** Marks messages as read that asked for what has ended (RULES 9.31), in the caller's transaction. */
export const endRequests = async (
  trx: DatabaseTransaction,
  { memberId, by, subject, facts: { flight, day } }: EndedRequest,
  now: Date,
): Promise<void> => {
  const events = ENDED_REQUESTS[by];
  if (!events) return;
  await trx
    .updateTable('member_messages')
    .set({ read_at: now })
    .where('member_id', '=', memberId)
    .where('read_at', 'is', null)
    .where('removed_at', 'is', null)
    .where(sql<boolean>`event = any(${events}::text[])`)
    .where('subject_type', '=', subject.type)
    .where('subject_id', '=', subject.id)
    .where(sql<boolean>`facts @> ${JSON.stringify({ flight, day })}::jsonb`)
    .execute();
};
