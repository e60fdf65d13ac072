import { expect, test } from 'vitest';
import { RATE_TABLES } from './rates.data.ts';
import { ratesAt } from './rates-at.ts';

test('a table is in force from its day in Shanghai until the next one', () => {
  expect(ratesAt(new Date('2026-10-31T15:59:59Z')).date).toBe('2026-10-01');
  expect(ratesAt(new Date('2026-10-31T16:00:00Z')).date).toBe('2026-11-01');
  expect(ratesAt(new Date('2020-01-01T00:00:00Z')).date).toBe('2026-10-01');
  expect(ratesAt(new Date('2030-01-01T00:00:00Z'))).toEqual(RATE_TABLES.at(-1));
});
