import type { Database } from '#gateway/database/database.ts';
import type { Email, VerificationCodeData } from '#gateway/ports/documents/email/email-data.ts';
import type { Ids } from '#gateway/ports/ids.ts';
import type { Mailer } from '#gateway/ports/mailer/mailer.ts';
import type { SmsSender } from '#gateway/ports/sms/sms-sender.ts';
import type { Keys } from '#gateway/secrets/keys.ts';
import type { Locale } from '#schema/codes/base/locales.ts';
import type { VerificationPurpose } from './verification-purposes.ts';

/** Writes the message that brings a code. */
export type CodeMail = (data: VerificationCodeData, locale: Locale) => Promise<Email>;

/** The usual message, and those of purposes that say more. */
export type CodeMails = { readonly usual: CodeMail } & {
  readonly [Purpose in VerificationPurpose]?: CodeMail;
};

/** Writes the text message that brings a code. */
export type CodeText = (data: VerificationCodeData, locale: Locale) => string;

/** What verification works with. */
export type VerificationDependencies = {
  readonly db: Database;
  readonly ids: Ids;
  readonly keys: Pick<Keys, 'pepper'>;
  readonly mailer: Mailer;
  readonly mails: CodeMails;
  /** null: codes go by e-mail only. */
  readonly sms: SmsSender | null;
  /** Writes the text that brings a code to a phone. */
  readonly smsOf: CodeText;
  /** Where a recipient who has an account signs in; null for the others. */
  readonly signInUrlOf: (recipient: string, locale: Locale) => Promise<string | null>;
};
