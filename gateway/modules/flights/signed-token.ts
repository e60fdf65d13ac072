import { createHmac, timingSafeEqual } from 'node:crypto';
import { preparedKey } from '#gateway/secrets/prepared-key.ts';

/** What a token is for: one kind never passes for another. */
export type TokenKind = 'fare' | 'offer' | 'refund' | 'change fare' | 'change offer';

const LONGEST = 16_384;

const signature = (kind: TokenKind, body: string, key: Buffer): Buffer =>
  createHmac('sha256', preparedKey(key)).update(`${kind}.${body}`).digest();

/** A text that carries its content and our signature (HMAC-SHA256): any gateway with the same key can read it. */
export const signToken = (kind: TokenKind, content: Buffer, key: Buffer): string => {
  const body = content.toString('base64url');
  return `${body}.${signature(kind, body, key).toString('base64url')}`;
};

/** The content of a token that this airline signed for the purpose; null for anything else, altered or made up. */
export const readToken = (kind: TokenKind, token: string, key: Buffer): Buffer | null => {
  const [body = '', given = '', ...rest] = token.length > LONGEST ? [] : token.split('.');
  const expected = signature(kind, body, key);
  const presented = Buffer.from(given, 'base64url');
  const genuine =
    rest.length === 0 &&
    presented.length === expected.length &&
    timingSafeEqual(presented, expected) &&
    presented.toString('base64url') === given;
  return genuine ? Buffer.from(body, 'base64url') : null;
};
