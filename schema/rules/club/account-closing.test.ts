import { expect, test } from 'vitest';
import { closingDay } from './account-closing.ts';

test('an account is closed 15 working days after the request, by the calendar of China', () => {
  // a Monday; three weeks without a holiday
  expect(closingDay(new Date('2026-11-23T02:00:00Z'))).toBe('2026-12-14');
  // late in the evening in London is the next day in Shanghai
  expect(closingDay(new Date('2026-11-22T16:00:00Z'))).toBe('2026-12-14');
});
