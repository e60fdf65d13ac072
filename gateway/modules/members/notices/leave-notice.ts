import type { DatabaseTransaction } from '#gateway/database/database.ts';
import { enqueue } from '#gateway/jobs/enqueue.ts';
import { leaveMessage } from '#gateway/modules/member-messages/leave-message.ts';
import type { MemberNoticeKind } from '#gateway/ports/documents/email/email-data.ts';
import type { MessageFacts } from '#gateway/ports/documents/member-message.ts';

/** What a member is told of, and where; without `to` at the contact that the member has, e-mail first. */
export type MemberNotice = {
  readonly memberId: string;
  readonly kind: MemberNoticeKind;
  readonly to?: string;
  /** With NEW_DEVICE: browser and system. */
  readonly device?: string;
};

/** The job that tells it. */
export const SEND_NOTICE = 'send-member-notice';

/** Leaves a notice to a member to be sent, and the same as a message in the account, in the caller's transaction. */
export const leaveNotice = async (
  trx: DatabaseTransaction,
  notice: MemberNotice,
  now: Date,
  facts: MessageFacts = {},
): Promise<void> => {
  const { memberId, kind: event, device } = notice;
  const told = { ...facts, ...(device === undefined ? {} : { device }) };
  await leaveMessage(trx, { memberId, event, facts: told }, now);
  await enqueue(trx, SEND_NOTICE, notice);
};
