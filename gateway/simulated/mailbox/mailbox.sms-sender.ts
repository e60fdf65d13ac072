import type { SmsSender } from '#gateway/ports/sms/sms-sender.ts';
import type { MailboxRepository } from './mailbox.repository.ts';

const HTML: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string): string => text.replace(/[&<>]/g, (sign) => HTML[sign] ?? sign);

/** Demo mode without an SMS gateway: texts to phones go to the page that shows the e-mails too. */
export const mailboxSmsSender = (
  mailbox: MailboxRepository,
  clock: { now(): Date },
): SmsSender => ({
  send: ({ to, text, locale }) =>
    mailbox.add(
      {
        to,
        text,
        locale,
        subject: text,
        html: `<!doctype html><meta charset="utf-8"><p>${escaped(text)}</p>`,
        attachments: [],
      },
      clock.now(),
    ),
});
