import { expect, test } from 'vitest';
import { addMinutes } from '#schema/rules/base/time.ts';
import { pointsHeldUntil, pointsHoldProblem } from './points-hold.ts';

const changedAt = new Date('2027-01-05T02:00:00Z');

test('points cannot be spent for 24 hours after a change', () => {
  const until = pointsHeldUntil(changedAt);
  expect(until).toEqual(new Date('2027-01-06T02:00:00Z'));
  expect(pointsHoldProblem(until, addMinutes(until, -1))).toBe('POINTS_HELD');
  expect(pointsHoldProblem(until, until)).toBeNull();
  expect(pointsHoldProblem(null, changedAt)).toBeNull();
});
