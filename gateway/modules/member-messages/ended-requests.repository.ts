import { sql } from 'kysely';
import type { DatabaseTransaction } from '#gateway/database/database.ts';
import type { MessageFacts } from '#gateway/ports/documents/member-message.ts';
import type { MessageEvent } from '#schema/codes/club/message-events.ts';
import type { MessageSubject } from './message.model.ts';

/**
 * What a member was asked about. One order may wait for several things: the flight tells them
 * apart.
 */
export type AskedAbout = {
  readonly memberId: string;
  readonly subject: MessageSubject;
  readonly facts: Pick<MessageFacts, 'flight' | 'day'>;
};

/** Marks unread messages of these events about that as read. */
export async function markEnded(
  trx: DatabaseTransaction,
  events: readonly MessageEvent[],
  { memberId, subject, facts: { flight, day } }: AskedAbout,
  now: Date,
): Promise<void> {
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
}
