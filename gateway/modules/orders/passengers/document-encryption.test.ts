import { expect, test } from 'vitest';
import { deriveKeys } from '#gateway/secrets/keys.ts';
import { createDocumentEncryption } from './document-encryption.ts';

const vault = createDocumentEncryption(
  deriveKeys({ secret: 'a secret of more than thirty-two letters' }),
);
const passport = { type: 'PP', number: 'E12345678', issuingCountry: 'CN' } as const;

test('a document number comes back for the passenger it was sealed for', () => {
  expect(vault.open(vault.seal('E12345678', 'anna'), 'anna')).toBe('E12345678');
});

test('the same number is never sealed to the same bytes', () => {
  expect(vault.seal('E12345678', 'anna')).not.toEqual(vault.seal('E12345678', 'anna'));
});

test('a sealed number moved to another passenger does not open', () => {
  const sealed = vault.seal('E12345678', 'anna');
  expect(vault.open(sealed, 'bert')).toBeNull();
});

test('a sealed number that was altered does not open', () => {
  const sealed = vault.seal('E12345678', 'anna');
  sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1;
  expect(vault.open(sealed, 'anna')).toBeNull();
});

test('the sealed bytes do not show the number', () => {
  expect(vault.seal('E12345678', 'anna').toString('latin1')).not.toContain('12345678');
});

test('a document is found again however its number was typed', () => {
  expect(vault.lookup({ ...passport, number: 'e 1234-5678' })).toEqual(vault.lookup(passport));
});

test.each([
  ['another number', { ...passport, number: 'E12345679' }],
  ['another kind', { ...passport, type: 'BP' as const }],
  ['another country', { ...passport, issuingCountry: 'JP' }],
])('%s is another document', (_, other) => {
  expect(vault.lookup(other)).not.toEqual(vault.lookup(passport));
});
