import { expect, test } from 'vitest';
import { daysOfVisit } from './days-of-visit.ts';

const days = ['2027-02-01', '2027-02-02', '2027-02-03', '2027-02-04'] as const;

test('a browser has the same order of days each time, and all of them', () => {
  expect(daysOfVisit('one', days)).toEqual(daysOfVisit('one', days));
  expect(daysOfVisit('one', days).toSorted()).toEqual(days);
});

test('browsers begin on different days', () => {
  const first = Array.from({ length: 40 }, (_, visit) => daysOfVisit(`${visit}`, days)[0]);
  expect(new Set(first).size).toBe(days.length);
});
