import { expect, test } from 'vitest';
import { nextDeparture } from './next-departure.ts';

const EARLY = '2026-12-20T01:00:00.000Z';
const LATE = '2026-12-20T02:00:00.000Z';

const can = (action: 'CHECK_IN' | 'CHANGE_DATE' | 'REFUND' | 'PAY', until: string | null) => ({
  action,
  allowed: until !== null,
  until,
});

test('check-in comes before changes and refunds', () => {
  const all = [can('REFUND', LATE), can('CHANGE_DATE', LATE), can('CHECK_IN', EARLY)];
  expect(nextDeparture(all)).toEqual({ next: 'CHECK_IN', until: EARLY });
});

test('where date and refund are both possible, the earlier of their ends is said', () => {
  const both = [can('CHANGE_DATE', LATE), can('REFUND', EARLY), can('CHECK_IN', null)];
  expect(nextDeparture(both)).toEqual({ next: 'BOTH', until: EARLY });
});

test('one of them is said alone', () => {
  expect(nextDeparture([can('CHANGE_DATE', LATE), can('REFUND', null)])?.next).toBe('CHANGE_DATE');
  expect(nextDeparture([can('REFUND', LATE)])?.next).toBe('REFUND');
});

test('an order with which nothing can be done says nothing', () => {
  expect(nextDeparture([can('REFUND', null), can('PAY', null)])).toBeNull();
});
