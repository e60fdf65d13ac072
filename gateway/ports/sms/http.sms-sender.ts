import { SmsError, type SmsSender } from './sms-sender.ts';

export type SmsGateway = {
  readonly url: string;
  readonly key: string;
  /** A code that comes later is of no use. */
  readonly timeoutMilliseconds?: number;
};

/** Answers after which the same message may be accepted later. */
const LATER = new Set([408, 425, 429]);

/**
 * Sends through the airline's SMS gateway: POST of `{ to, text, locale }` as JSON, with the key as
 * a bearer token. Any answer of 2xx means that the message was accepted.
 */
export const httpSmsSender = ({
  url,
  key,
  timeoutMilliseconds = 10_000,
}: SmsGateway): SmsSender => ({
  async send({ to, text, locale }) {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      body: JSON.stringify({ to, text, locale }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMilliseconds),
    }).catch((cause: unknown) => {
      throw new SmsError('UNANSWERED', { cause });
    });
    await answer.body?.cancel();
    if (answer.ok) return;
    const later = answer.status >= 500 || LATER.has(answer.status);
    throw new SmsError(later ? 'UNAVAILABLE' : 'REJECTED');
  },
});
