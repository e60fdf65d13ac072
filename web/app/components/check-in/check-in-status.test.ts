import { expect, test } from 'vitest';
import type { CheckInPersonFragment } from './check-in-person.gen.ts';
import { isDone, refusalsOf, statusOf, staysCheckedIn } from './check-in-status.ts';

const person = (name: string, state: string, code: string | null = null, passengerType = 'ADT') =>
  ({
    id: name,
    name,
    passengerType,
    checkIn: { state },
    capabilities: [{ action: 'CHECK_IN', allowed: code === null, reason: code && { code } }],
  }) as unknown as CheckInPersonFragment;

test('who is checked in, can be, or cannot', () => {
  expect(statusOf(person('a', 'NOT_CHECKED_IN'))).toBe('READY');
  expect(statusOf(person('a', 'CANCELLED'))).toBe('READY');
  expect(statusOf(person('a', 'NOT_CHECKED_IN', 'SPECIAL_SERVICE'))).toBe('REFUSED');
  expect(statusOf(person('a', 'CHECKED_IN', 'ALREADY_CHECKED_IN'))).toBe('CHECKED_IN');
  expect(isDone(person('a', 'CONFIRMING', 'ALREADY_CHECKED_IN'))).toBe(true);
});

test('each reason is said once, with those whom it concerns; infants follow their adults', () => {
  const refusals = refusalsOf([
    person('anna', 'NOT_CHECKED_IN', 'COUNTER_FIRST'),
    person('bo', 'NOT_CHECKED_IN'),
    person('cai', 'NOT_CHECKED_IN', 'COUNTER_FIRST'),
    person('dan', 'NOT_CHECKED_IN', 'SPECIAL_SERVICE'),
    person('eve', 'NOT_CHECKED_IN', 'FOLLOWS_ADULT', 'INF'),
  ]);
  expect(refusals.map(({ code, passengers }) => [code, passengers.map(({ id }) => id)])).toEqual([
    ['COUNTER_FIRST', ['anna', 'cai']],
    ['SPECIAL_SERVICE', ['dan']],
  ]);
});

test('boarding passes are left where someone else stays checked in, an infant alone does not', () => {
  const anna = person('anna', 'CHECKED_IN');
  const infant = person('eve', 'CHECKED_IN', null, 'INF');
  expect(staysCheckedIn([anna, person('bo', 'CONFIRMING')], ['anna'])).toBe(true);
  expect(staysCheckedIn([anna, infant, person('cai', 'NOT_CHECKED_IN')], ['anna'])).toBe(false);
});
