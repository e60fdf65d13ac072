import type { Database } from '#gateway/database/database.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { countWithin, isWithin, type RateLimit } from '#gateway/limits/rate-windows.repository.ts';

/**
 * Messages about unpaid bookings that one mailbox gets. A visitor may type another person's address
 * and cancel as often as they book; a payer, or someone who asks for a code, is counted elsewhere
 * and written to all the same.
 */
const UNPAID_NOTICES = { most: 20, windowMinutes: 60 } as const satisfies RateLimit;

/** What is counted, and under what key: the address cannot be recovered from it. */
export type NotificationDependencies = {
  readonly db: Database;
  readonly hashOfMailbox: (mailbox: string) => Buffer;
  /** Mailboxes that get no such messages: those of bookings that no one has made. */
  readonly quietMailboxes: ReadonlySet<string>;
};

/**
 * The mailbox behind an address, as most servers read it: whatever the case, and without what
 * follows a plus.
 */
export const mailboxOf = (email: string): string => email.toLowerCase().replace(/\+[^@]*(?=@)/, '');

/** Sends to a mailbox unless it has reached its limit; what could not be sent does not count. */
export async function sendUnpaidNotification(
  { db, hashOfMailbox, quietMailboxes }: NotificationDependencies,
  recipient: string,
  now: Date,
  send: () => Promise<void>,
): Promise<void> {
  if (quietMailboxes.has(recipient)) return;
  const key = hashOfMailbox(mailboxOf(recipient));
  if (!(await isWithin(db, key, UNPAID_NOTICES, now))) return;
  await send();
  await inTransaction(db, (trx) => countWithin(trx, key, UNPAID_NOTICES, now));
}
