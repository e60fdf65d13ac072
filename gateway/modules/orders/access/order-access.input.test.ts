import { afterEach, expect, test, vi } from 'vitest';
import { LETTER_UNDER_MARKS } from '#gateway/conformance/hostile/hostile-values.ts';
import type { RequestOrderAccessInput } from '#gateway/resolvers.gen.ts';
import { readAccessCode, readOrderLookup } from './order-access.input.ts';

const lookup: RequestOrderAccessInput = {
  by: { bookingReference: 'ABC234' },
  name: 'CHAN/TAI MAN',
  locale: 'en',
};

afterEach(() => vi.restoreAllMocks());

test.each([
  [
    ['by', 'bookingReference'],
    { by: { bookingReference: LETTER_UNDER_MARKS } },
    'REFERENCE_INVALID',
  ],
  [['by', 'ticketNumber'], { by: { ticketNumber: LETTER_UNDER_MARKS } }, 'REFERENCE_INVALID'],
  [['name'], { name: LETTER_UNDER_MARKS }, 'NAME_INVALID'],
])('%s of 30,000 marks is refused, and never normalised', (path, typed, code) => {
  const normalize = vi.spyOn(String.prototype, 'normalize');
  expect(readOrderLookup({ ...lookup, ...typed })).toEqual({ faults: [{ code, path }] });
  expect(normalize.mock.contexts.map(String)).not.toContain(LETTER_UNDER_MARKS);
});

test('a code of 30,000 marks is wrong, and never normalised', () => {
  const normalize = vi.spyOn(String.prototype, 'normalize');
  expect(readAccessCode({ challengeId: 'one', code: LETTER_UNDER_MARKS })).toEqual({
    faults: [{ code: 'CODE_WRONG', path: ['code'] }],
  });
  expect(normalize.mock.contexts.map(String)).not.toContain(LETTER_UNDER_MARKS);
});
