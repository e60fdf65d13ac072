import { describe, expect, it } from 'vitest';
import {
  dayTextProblem,
  flightStatusDayProblem,
  flightStatusDays,
  neighbouringDays,
} from './flight-status-days.ts';

const TODAY = '2026-11-20';

describe('the status of a flight', () => {
  it('is told for a week back and as far ahead as flights are sold', () => {
    expect(flightStatusDays(TODAY)).toEqual({ first: '2026-11-13', last: '2027-11-16' });
  });

  it.each([
    ['2026-11-12', 'DATE_TOO_LONG_AGO'],
    ['2026-11-13', null],
    ['2027-11-16', null],
    ['2027-11-17', 'DATE_BEYOND_HORIZON'],
  ])('of %s: %s', (day, problem) => {
    expect(flightStatusDayProblem(day, TODAY)).toBe(problem);
  });

  it('leads to the day before and the day after, and stops at both ends', () => {
    expect(neighbouringDays(TODAY, TODAY)).toEqual({
      previousDay: '2026-11-19',
      nextDay: '2026-11-21',
    });
    expect(neighbouringDays('2026-11-13', TODAY).previousDay).toBeNull();
    expect(neighbouringDays('2027-11-16', TODAY).nextDay).toBeNull();
  });
});

it('a day is written as a day that exists', () => {
  expect(dayTextProblem('')).toBe('REQUIRED');
  expect(dayTextProblem('2026-02-30')).toBe('DATE_INVALID');
  expect(dayTextProblem('tomorrow')).toBe('DATE_INVALID');
  expect(dayTextProblem('2026-02-28')).toBeNull();
});
