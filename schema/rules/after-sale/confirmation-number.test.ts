import { expect, test } from 'vitest';
import { printedConfirmationNumber, readConfirmationNumber } from './confirmation-number.ts';

test.each([
  ['BCDF-2346-GHJK', 'BCDF2346GHJK'],
  [' bcdf 2346 ghjk ', 'BCDF2346GHJK'],
  ['ＢＣＤＦ２３４６ＧＨＪＫ', 'BCDF2346GHJK'],
  ['BCDF2346GHJ', null],
  ['BCDF2346GHJKM', null],
  ['BCDF2346GHJ!', null],
  ['', null],
])('%j is read as %j', (text, number) => {
  expect(readConfirmationNumber(text)).toBe(number);
});

test('it is printed in groups, and read back', () => {
  const printed = printedConfirmationNumber('BCDF2346GHJK');
  expect(printed).toBe('BCDF-2346-GHJK');
  expect(readConfirmationNumber(printed)).toBe('BCDF2346GHJK');
});
