import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { deriveKeys } from '#gateway/secrets/keys.ts';
import { type CodeBinding, isCodeOf, verificationCode } from './verification-code.ts';

const keys = deriveKeys({ secret: 'a secret of more than thirty-two letters' });
const binding: CodeBinding = {
  challengeId: randomUUID(),
  purpose: 'ORDER_ACCESS',
  recipient: 'anna@example.com',
};

test('a code has six digits and opens its challenge', () => {
  const code = verificationCode(keys, binding);
  expect(code).toMatch(/^\d{6}$/);
  expect(isCodeOf(keys, binding, code)).toBe(true);
});

test.each([
  ['another challenge', { ...binding, challengeId: randomUUID() }],
  ['another recipient', { ...binding, recipient: 'bert@example.com' }],
  ['nobody', { ...binding, recipient: null }],
])('the code of one challenge does not open that of %s', (_, other) => {
  expect(isCodeOf(keys, other, verificationCode(keys, binding))).toBe(false);
});

test('where no one was written to, no code is right, not even the derived one', () => {
  const unsent = { ...binding, recipient: null };
  expect(isCodeOf(keys, unsent, verificationCode(keys, unsent))).toBe(false);
});

test('codes differ from one challenge to the next', () => {
  const codes = Array.from({ length: 50 }, () =>
    verificationCode(keys, { ...binding, challengeId: randomUUID() }),
  );
  expect(new Set(codes).size).toBeGreaterThan(45);
});

test.each(['', '12345', '1234567', 'abcdef', '１２３４５６'])('%s is no code', (typed) => {
  expect(isCodeOf(keys, binding, typed)).toBe(false);
});
