import type { MailboxRepository } from './mailbox.repository.ts';
import type { Mailer } from './mailer.ts';

/** Demo mode without a mail server: messages lie in a table that a page shows (/demo/mailbox). */
export const mailboxMailer = (mailbox: MailboxRepository, clock: { now(): Date }): Mailer => ({
  send: (message) => mailbox.add(message, clock.now()),
  close: async () => undefined,
});
