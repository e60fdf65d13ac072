import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deriveKeys } from '#gateway/secrets/keys.ts';
import { readToken, signToken } from './signed-token.ts';

const { offerSigning: key } = deriveKeys({ secret: 'one' });
const content = Buffer.from('MG523 on Christmas Eve');
const token = signToken('offer', content, key);

test('who has the key reads what was signed', () => {
  expect(readToken('offer', token, key)).toEqual(content);
});

test('a token with any character changed is refused', () => {
  fc.assert(
    fc.property(fc.nat(token.length - 1), fc.constantFrom(...'AZaz09-_.'), (at, character) => {
      fc.pre(token[at] !== character);
      const altered = token.slice(0, at) + character + token.slice(at + 1);
      expect(readToken('offer', altered, key)).toBeNull();
    }),
    { numRuns: 500 },
  );
});

test('a token of another purpose, or of another airline, is refused', () => {
  expect(readToken('fare', token, key)).toBeNull();
  expect(readToken('offer', token, deriveKeys({ secret: 'two' }).offerSigning)).toBeNull();
});

test('while the secret is changed, what was signed under the one before is read', () => {
  const changed = deriveKeys({ secret: 'two', secretBefore: 'one' }).offerSigning;
  expect(readToken('offer', token, changed)).toEqual(content);
  const made = signToken('offer', content, changed);
  expect(readToken('offer', made, deriveKeys({ secret: 'two' }).offerSigning)).toEqual(content);
  expect(readToken('offer', made, key)).toBeNull();
});

test('what was never a token is refused', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 80 }), (text) => {
      expect(readToken('offer', text, key)).toBeNull();
    }),
  );
  expect(readToken('offer', `${token}.`, key)).toBeNull();
  expect(readToken('offer', 'x'.repeat(1_000_000), key)).toBeNull();
});
