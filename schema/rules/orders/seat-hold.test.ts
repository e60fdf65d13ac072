import { expect, it } from 'vitest';
import { seatHeldUntil, seatHoldProblem } from './seat-hold.ts';

it('a seat is held for 20 minutes and free in the instant they end', () => {
  const until = seatHeldUntil(new Date('2026-11-20T10:00:00Z'));
  expect(until).toEqual(new Date('2026-11-20T10:20:00Z'));
  expect(seatHoldProblem(until, new Date(until.getTime() - 1))).toBeNull();
  expect(seatHoldProblem(until, until)).toBe('SEAT_HOLD_EXPIRED');
});
