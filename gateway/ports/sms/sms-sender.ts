import type { Locale } from '#schema/codes/base/locales.ts';

/** One text to one mobile phone. */
export type SmsMessage = {
  /** In E.164. */
  readonly to: string;
  readonly text: string;
  readonly locale: Locale;
};

/** How texts are sent. `send` resolves once a server has accepted the message; else an SmsError. */
export type SmsSender = {
  send(message: SmsMessage): Promise<void>;
};

/**
 * UNANSWERED: no server answered in time, for this message or any other. UNAVAILABLE: not accepted,
 * try later. REJECTED: it will never be, for instance a number that does not exist.
 */
export type SmsErrorCode = 'UNANSWERED' | 'UNAVAILABLE' | 'REJECTED';

/** A text that was not accepted; `retryable` says whether trying again may help. */
export class SmsError extends Error {
  readonly code: SmsErrorCode;
  readonly retryable: boolean;

  constructor(code: SmsErrorCode, options?: ErrorOptions) {
    super(`sms: ${code}`, options);
    this.name = 'SmsError';
    this.code = code;
    this.retryable = code !== 'REJECTED';
  }
}
