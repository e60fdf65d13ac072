import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maskDocumentNumber, maskEmail, maskPhone } from './mask.ts';

test('the end of a document number is shown', () => {
  expect(maskDocumentNumber('E12345678')).toBe('••••••678');
  expect(maskDocumentNumber('310101199001011234')).toBe('••••••••••••••1234');
});

test('at least two thirds of a document number stay hidden, however short it is', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Z0-9]{1,20}$/), (number) => {
      const masked = maskDocumentNumber(number);
      const hidden = [...masked].filter((letter) => letter === '•').length;
      expect(masked).toHaveLength(number.length);
      expect(hidden).toBeGreaterThanOrEqual((number.length * 2) / 3);
    }),
  );
});

test('a phone number keeps its last three digits', () => {
  expect(maskPhone('+85221234567')).toBe('•••••••••567');
});

test('an e-mail address keeps its first letter and its server, and hides how long it is', () => {
  expect(maskEmail('anna.liu@example.com')).toBe('a•••@example.com');
  expect(maskEmail('ab@example.com')).toBe('a•••@example.com');
});
