import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * Binds a form to its browser: the page holds HMAC(key, nonce, payment), the browser's cookie the
 * nonce.
 */
export interface FormTokens {
  /** A nonce for a browser that has none, in URL-safe letters. */
  nonce(): string;
  token(nonce: string, paymentId: string): string;
  fits(token: string, nonce: string | undefined, paymentId: string): boolean;
}

/**
 * Tokens that live as long as the process: an older form is renewed, with a notice to the payer.
 */
export function formTokens(): FormTokens {
  const key = randomBytes(32);
  const token = (nonce: string, paymentId: string): string =>
    createHmac('sha256', key).update(`${nonce}.${paymentId}`).digest('base64url');
  return {
    nonce: () => randomBytes(18).toString('base64url'),
    token,
    fits(given, nonce, paymentId) {
      if (!nonce) return false;
      const expected = Buffer.from(token(nonce, paymentId));
      const actual = Buffer.from(given);
      return actual.length === expected.length && timingSafeEqual(actual, expected);
    },
  };
}
