import type { Database } from '#gateway/database/database.ts';
import type { Email, VerificationCodeData } from '#gateway/ports/documents/email/email-data.ts';
import type { Ids } from '#gateway/ports/ids.ts';
import type { Mailer } from '#gateway/ports/mailer/mailer.ts';
import type { SmsSender } from '#gateway/ports/sms/sms-sender.ts';
import type { Keys } from '#gateway/secrets/keys.ts';
import type { Locale } from '#schema/codes/base/locales.ts';

/** What codes are for. A code serves the one purpose for which it was sent (RULES 10.7). */
const VERIFICATION_PURPOSES = [
  'ORDER_ACCESS',
  'CHECK_IN_ACCESS',
  'REGISTER',
  'SIGN_IN',
  'RESET_LOGIN_PASSWORD',
  'SET_CONSUMPTION_PASSWORD',
  'CHANGE_CONTACT',
  'ALLOW_CONTACT_CHANGE',
  'CLOSE_ACCOUNT',
  'CHECK_IN_CANCELLATION',
  'ITINERARY_CONFIRMATION',
] as const;

export type VerificationPurpose = (typeof VERIFICATION_PURPOSES)[number];

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
  /** A page of the site, from which the message takes its picture. */
  readonly siteUrlOf: (locale: Locale) => string;
  /** Where a recipient who has an account signs in; null for the others. */
  readonly signInUrlOf: (recipient: string, locale: Locale) => Promise<string | null>;
};
