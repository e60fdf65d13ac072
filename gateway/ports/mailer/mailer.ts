import type { Locale } from '#schema/codes/base/locales.ts';

/** A file that travels with a message. */
export interface MailAttachment {
  filename: string;
  /** Media type, for example `application/pdf`. */
  contentType: string;
  content: Uint8Array;
}

/** One message to one person. */
export interface MailMessage {
  /** An address, without a name. */
  to: string;
  subject: string;
  html: string;
  text: string;
  attachments: readonly MailAttachment[];
  locale: Locale;
}

/**
 * How messages are sent. `send` resolves once a server has accepted the message; else a
 * MailerError.
 */
export interface Mailer {
  send(message: MailMessage): Promise<void>;
  /** Ends open connections. */
  close(): Promise<void>;
}

/**
 * UNANSWERED: no server answered in time, for this message or any other. UNAVAILABLE: not accepted,
 * try later. REJECTED: it will never be, for instance an address that does not exist.
 */
export type MailerErrorCode = 'UNANSWERED' | 'UNAVAILABLE' | 'REJECTED';

/** A message that was not accepted; `retryable` says whether trying again may help. */
export class MailerError extends Error {
  readonly code: MailerErrorCode;
  readonly retryable: boolean;

  constructor(code: MailerErrorCode, options?: ErrorOptions) {
    super(`mailer: ${code}`, options);
    this.name = 'MailerError';
    this.code = code;
    this.retryable = code !== 'REJECTED';
  }
}
