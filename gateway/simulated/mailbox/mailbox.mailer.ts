import type { Mailer } from '#gateway/ports/mailer/mailer.ts';
import type { MailboxRepository } from './mailbox.repository.ts';

/** Demo mode without a mail server: messages go into a table that a page shows (/demo/mailbox). */
export const mailboxMailer = (mailbox: MailboxRepository, clock: { now(): Date }): Mailer => ({
  send: (message) => mailbox.add(message, clock.now()),
  close: async () => undefined,
});
