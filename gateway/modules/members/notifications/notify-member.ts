import type { DatabaseTransaction } from '#gateway/database/database.ts';
import { enqueue } from '#gateway/jobs/enqueue.ts';
import { leaveMessage } from '#gateway/modules/member-messages/leave-message.ts';
import type { MemberNoticeKind } from '#gateway/ports/documents/email/member-notice-data.ts';
import type { MessageFacts } from '#gateway/ports/documents/member-message.ts';

/**
 * What a member is told of, and where; without `to` at the contact that the member has, e-mail
 * first.
 */
export type MemberNotification = {
  readonly memberId: string;
  readonly kind: MemberNoticeKind;
  readonly to?: string;
  /** With NEW_DEVICE: browser and system. */
  readonly device?: string;
  /** With CONTACT_CHANGED: the change that can be undone. */
  readonly contactChange?: string;
};

/** A notice that may go to several contacts, whether the member still has them or not. */
type LeftNotice = Omit<MemberNotification, 'to'> & { readonly to?: readonly string[] };

/** The job that tells it. */
export const SEND_NOTIFICATION = 'send-member-notice';

/**
 * Leaves a notice to a member to be sent, and the same as a message in the account, in the caller's
 * transaction.
 */
export async function notifyMember(
  trx: DatabaseTransaction,
  { to, ...notice }: LeftNotice,
  now: Date,
  facts: MessageFacts = {},
): Promise<void> {
  const { memberId, kind: event, device } = notice;
  const told = { ...facts, ...(device === undefined ? {} : { device }) };
  await leaveMessage(trx, { memberId, event, facts: told }, now);
  if (!to) await enqueue(trx, SEND_NOTIFICATION, notice);
  for (const contact of to ?? []) await enqueue(trx, SEND_NOTIFICATION, { ...notice, to: contact });
}
