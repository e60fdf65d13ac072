import { expect, it } from 'vitest';
import { checkInDayProblem } from './check-in-day.ts';

const now = new Date('2026-12-10T08:00:00Z');

it('a flight to check in for leaves today or within 48 hours, wherever it leaves', () => {
  for (const day of ['2026-12-09', '2026-12-10', '2026-12-11', '2026-12-12'])
    expect(checkInDayProblem(day, now)).toBeNull();
  for (const day of ['2026-12-08', '2026-12-13', '2026-13-01', 'soon'])
    expect(checkInDayProblem(day, now)).toBe('CHECK_IN_DAY_INVALID');
  expect(checkInDayProblem('', now)).toBe('REQUIRED');
});

it('a day that begins in the far east 48 hours ahead is not too far', () => {
  const evening = new Date('2026-12-10T11:00:00Z');
  expect(checkInDayProblem('2026-12-13', evening)).toBeNull();
});
