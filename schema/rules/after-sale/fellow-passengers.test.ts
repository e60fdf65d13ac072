import { expect, it } from 'vitest';
import { handledProblems } from './fellow-passengers.ts';

const adult = { flightId: 'f1', orderId: 'o1', type: 'ADT' } as const;
const child = { ...adult, type: 'CHD' } as const;
const alone: ReadonlySet<string> = new Set();
const many = (count: number) => Array.from({ length: count }, () => adult);

it('a passenger is selected first, with up to 4 others', () => {
  expect(handledProblems([], alone)).toEqual([{ code: 'REQUIRED', index: null }]);
  expect(handledProblems(many(5), alone)).toEqual([]);
  expect(handledProblems(many(6), alone)).toEqual([
    { code: 'TOO_MANY_FELLOW_PASSENGERS', index: null },
  ]);
});

it('infants on the lap are no fellow passengers', () => {
  expect(handledProblems([...many(5), { ...adult, type: 'INF' }], alone)).toEqual([]);
});

it('all are on one flight', () => {
  expect(handledProblems([adult, { ...adult, flightId: 'f2' }], alone)).toEqual([
    { code: 'DIFFERENT_FLIGHTS', index: 1 },
  ]);
});

it('a child is handled with an adult of its booking, or after one', () => {
  expect(handledProblems([adult, child], alone)).toEqual([]);
  expect(handledProblems([child], alone)).toEqual([{ code: 'CHILD_WITH_ADULT', index: 0 }]);
  expect(handledProblems([child], new Set(['o1']))).toEqual([]);
  expect(handledProblems([{ ...adult, orderId: 'o2' }, child], alone)).toEqual([
    { code: 'CHILD_WITH_ADULT', index: 1 },
  ]);
});
