import { afterEach, expect, test, vi } from 'vitest';
import { LETTER_UNDER_MARKS } from '#tests/support/hostile-values.ts';
import { readAccessCode, readOrderLookup } from './order-access.input.ts';

const lookup = { reference: 'ABC234', name: 'CHAN/TAI MAN', locale: 'en' } as const;

afterEach(() => vi.restoreAllMocks());

test.each([
  ['reference', 'REFERENCE_INVALID'],
  ['name', 'NAME_INVALID'],
] as const)('a %s of 30,000 marks is refused, and never normalised', (field, code) => {
  const normalize = vi.spyOn(String.prototype, 'normalize');
  expect(readOrderLookup({ ...lookup, [field]: LETTER_UNDER_MARKS })).toEqual({
    faults: [{ code, path: [field] }],
  });
  expect(normalize.mock.contexts.map(String)).not.toContain(LETTER_UNDER_MARKS);
});

test('a code of 30,000 marks is wrong, and never normalised', () => {
  const normalize = vi.spyOn(String.prototype, 'normalize');
  expect(readAccessCode({ challengeId: 'one', code: LETTER_UNDER_MARKS })).toEqual({
    faults: [{ code: 'CODE_WRONG', path: ['code'] }],
  });
  expect(normalize.mock.contexts.map(String)).not.toContain(LETTER_UNDER_MARKS);
});
