import type { Database } from '#gateway/database/database.ts';
import { globalId } from '#gateway/graphql/global-id.ts';
import type { Email, MessageCopyData } from '#gateway/ports/documents/email/email-data.ts';
import { type MessageFacts, messageWords } from '#gateway/ports/documents/member-message.ts';
import type { Mailer } from '#gateway/ports/mailer/mailer.ts';
import type { Locale } from '#schema/codes/base/locales.ts';
import type { MessageEvent } from '#schema/codes/club/message-events.ts';
import { recipientOf } from './copy-recipient.repository.ts';

/** How copies are sent. */
export type CopySources = {
  readonly db: Database;
  readonly mailer: Mailer;
  readonly copyOf: (data: MessageCopyData, locale: Locale) => Promise<Email>;
  /** The page of a message. @param id the global id */
  readonly messageUrl: (id: string, locale: Locale) => string;
};

/**
 * Sends a copy of a message in the member's language, where the member wants copies and has an
 * e-mail address.
 */
export async function sendCopy(
  { db, mailer, copyOf, messageUrl }: CopySources,
  messageId: string,
): Promise<void> {
  const found = await recipientOf(db, messageId);
  if (!found) return;
  const { event, facts, address: to, firstName, lastName } = found;
  const locale = found.locale as Locale;
  const data: MessageCopyData = {
    recipientName: `${firstName} ${lastName}`,
    ...messageWords(event as MessageEvent, facts as MessageFacts, locale),
    messageUrl: messageUrl(globalId('Message', messageId), locale),
  };
  await mailer.send({ to, locale, ...(await copyOf(data, locale)) });
}
