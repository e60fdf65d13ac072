import { expect, test } from 'vitest';
import { dayOf, partsOf } from './day-boxes.tsx';

test('three boxes make one day', () => {
  expect(dayOf({ year: '1990', month: '3', day: '7' })).toBe('1990-03-07');
});

test('nothing typed is empty, so that a rule can say it is required', () => {
  expect(dayOf({ year: '', month: '', day: '' })).toBe('');
});

test('a half-typed day is no day, and loses nothing', () => {
  const half = dayOf({ year: '1990', month: '', day: '7' });
  expect(half).toBe('1990--07');
  expect(partsOf(half)).toEqual({ year: '1990', month: '', day: '07' });
});
