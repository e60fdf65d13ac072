import * as v from 'valibot';
import type { Job, Sweep } from '#gateway/jobs/job.ts';
import { MEMBER_NOTICE_KINDS } from '#gateway/ports/documents/email/member-notice-data.ts';
import { MailerError } from '#gateway/ports/mailer/mailer.ts';
import { SmsError } from '#gateway/ports/sms/sms-sender.ts';
import { SEND_NOTIFICATION } from './notifications/notify-member.ts';

const Payload = v.object({
  memberId: v.pipe(v.string(), v.uuid()),
  kind: v.picklist(MEMBER_NOTICE_KINDS),
  to: v.optional(v.string()),
  device: v.optional(v.string()),
  contactChange: v.optional(v.pipe(v.string(), v.uuid())),
});

/**
 * Tells a member what happened to the account. A message that no server will ever take is recorded
 * and not tried again.
 */
export const sendMemberNotice: Job = {
  name: SEND_NOTIFICATION,
  isMessage: true,
  async run(payload, { services, log }) {
    const { to, device, contactChange, ...notice } = v.parse(Payload, payload);
    const details = {
      ...(to ? { to } : {}),
      ...(device ? { device } : {}),
      ...(contactChange ? { contactChange } : {}),
    };
    try {
      await services.members.sendNotification({ ...notice, ...details });
    } catch (fault) {
      const known = fault instanceof MailerError || fault instanceof SmsError;
      if (!known || fault.retryable) throw fault;
      log.warn({ job: SEND_NOTIFICATION }, 'a message to a member was refused for good');
    }
  },
};

/** Documents that the office has decided about by now. */
export const checkDocuments: Sweep = {
  name: 'documents of members',
  run: ({ services, clock }) => services.members.requestDocumentReview(clock.now()),
};

/** Cards whose last day is over. */
export const endMemberCards: Sweep = {
  name: 'cards of members',
  run: ({ services, clock }) => services.members.endCards(clock.now()),
};

/** Browsers in which no member has signed in for long. */
export const forgetBrowsers: Sweep = {
  name: 'browsers of members',
  run: ({ services, clock }) => services.members.forgetBrowsers(clock.now()),
};

/** Changes of contact that can be undone no more. */
export const forgetContactChanges: Sweep = {
  name: 'changes of contact',
  run: ({ services, clock }) => services.members.forgetContactChanges(clock.now()),
};

/** Accounts whose last day is over, and those that were closed long ago. */
export const closeMemberAccounts: Sweep = {
  name: 'accounts of members',
  run: ({ services, clock }) => services.members.closeAccounts(clock.now()),
};
