import type { DatabaseTransaction } from '#gateway/database/database.ts';
import { enqueue } from '#gateway/jobs/enqueue.ts';
import type { MessageFacts } from '#gateway/ports/documents/member-message.ts';
import { randomIds } from '#gateway/ports/ids.ts';
import { ENDED_REQUESTS } from '#schema/codes/club/ended-requests.ts';
import { MESSAGE_EVENTS, type MessageEvent } from '#schema/codes/club/message-events.ts';
import { contactLookup } from '#schema/rules/access/account.ts';
import { isAddressOf } from './copies/copy-recipient.repository.ts';
import { type AskedAbout, markEnded } from './ended-requests.repository.ts';
import { insertMessage } from './member-messages.repository.ts';
import type { MessageSubject } from './message.model.ts';

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

/** What a member is told. */
export type MessageToMember = {
  readonly memberId: string;
  readonly event: MessageEvent;
  readonly facts?: MessageFacts;
  readonly subject?: MessageSubject;
  /**
   * What the messages are about that this one ends (`ENDED_REQUESTS`), where that is something
   * else.
   */
  readonly ends?: MessageSubject;
  /** What is told to the member once, however often it is noticed. */
  readonly occasion?: string;
  /** An e-mail address to which the same is written anyway: a member who has it gets no copy. */
  readonly writtenTo?: string;
};

/** The job that sends a copy. */
export const SEND_COPY = 'send-message-copy';

/**
 * Leaves a message to a member, with the copy that may follow, in the caller's transaction; none
 * where there is no such member.
 */
export async function leaveMessage(
  trx: DatabaseTransaction,
  { memberId, event, facts = {}, subject, ends = subject, occasion, writtenTo }: MessageToMember,
  now: Date,
): Promise<void> {
  if (ends) await endRequests(trx, { memberId, by: event, subject: ends, facts }, now);
  const id = randomIds.uuid(now);
  const left = await insertMessage(
    trx,
    {
      id,
      memberId,
      event,
      facts,
      subject: subject ?? null,
      occasion: occasion ?? null,
    },
    now,
  );
  if (!left || !MESSAGE_EVENTS[event].copied) return;
  if (writtenTo && (await isAddressOf(trx, memberId, contactLookup(writtenTo)))) return;
  await enqueue(trx, SEND_COPY, { messageId: id });
}
