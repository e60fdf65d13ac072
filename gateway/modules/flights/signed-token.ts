import { createHmac, timingSafeEqual } from 'node:crypto';
import { everyKey, type Key } from '#gateway/secrets/keys.ts';

/** What a token is for: one kind never passes for another. */
export type TokenKind = 'fare' | 'offer' | 'refund' | 'change fare' | 'change offer';

const LONGEST = 16_384;

const signature = (kind: TokenKind, body: string, { prepared }: Key): Buffer =>
  createHmac('sha256', prepared).update(`${kind}.${body}`).digest();

/**
 * A text that carries its content and our signature (HMAC-SHA256): any gateway with the same key
 * can read it, or with it as an earlier one.
 */
export function signToken(kind: TokenKind, content: Buffer, key: Key): string {
  const body = content.toString('base64url');
  return `${body}.${signature(kind, body, key).toString('base64url')}`;
}

/**
 * The content of a token that this airline signed for the purpose; null for anything else, altered
 * or made up.
 */
export function readToken(kind: TokenKind, token: string, key: Key): Buffer | null {
  const [body = '', given = '', ...rest] = token.length > LONGEST ? [] : token.split('.');
  const presented = Buffer.from(given, 'base64url');
  const isSignedUnder = (one: Key) => {
    const expected = signature(kind, body, one);
    return presented.length === expected.length && timingSafeEqual(presented, expected);
  };
  const genuine =
    rest.length === 0 &&
    presented.toString('base64url') === given &&
    everyKey(key).some(isSignedUnder);
  return genuine ? Buffer.from(body, 'base64url') : null;
}
