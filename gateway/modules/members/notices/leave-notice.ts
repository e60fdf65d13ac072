import type { DatabaseTransaction } from '#gateway/database/database.ts';
import { enqueue } from '#gateway/jobs/enqueue.ts';
import type { MemberNoticeKind } from '#gateway/ports/documents/email/email-data.ts';

/** What a member is told of, and where; without `to` at the contact that the member has, e-mail first. */
export type MemberNotice = {
  readonly memberId: string;
  readonly kind: MemberNoticeKind;
  readonly to?: string;
};

/** The job that tells it. */
export const SEND_NOTICE = 'send-member-notice';

/** Leaves a message to a member to be sent, in the caller's transaction. */
export const leaveNotice = (trx: DatabaseTransaction, notice: MemberNotice): Promise<void> =>
  enqueue(trx, SEND_NOTICE, notice);
