import { expect, it } from 'vitest';
import {
  checkInCancellationProblem,
  checkInWindow,
  checkInWindowProblem,
} from './check-in-window.ts';

const departsAt = new Date('2026-12-10T08:00:00Z');
const { opensAt, closesAt } = checkInWindow(departsAt);
const justBefore = (instant: Date) => new Date(instant.getTime() - 1);

it('check-in opens 48 hours before departure and closes 60 minutes before it', () => {
  expect([opensAt, closesAt]).toEqual([
    new Date('2026-12-08T08:00:00Z'),
    new Date('2026-12-10T07:00:00Z'),
  ]);
  expect(checkInWindowProblem(departsAt, justBefore(opensAt))).toBe('CHECK_IN_NOT_OPEN');
  expect(checkInWindowProblem(departsAt, opensAt)).toBeNull();
  expect(checkInWindowProblem(departsAt, justBefore(closesAt))).toBeNull();
  expect(checkInWindowProblem(departsAt, closesAt)).toBe('CHECK_IN_CLOSED');
});

it('a check-in can be taken back twice, within 48 hours and until check-in closes', () => {
  expect(checkInCancellationProblem(departsAt, 1, opensAt)).toBeNull();
  expect(checkInCancellationProblem(departsAt, 2, opensAt)).toBe('CHECK_IN_CANCELLATIONS_USED');
  expect(checkInCancellationProblem(departsAt, 0, justBefore(opensAt))).toBe('CHECK_IN_NOT_OPEN');
  expect(checkInCancellationProblem(departsAt, 0, closesAt)).toBe('CHECK_IN_CLOSED');
});
