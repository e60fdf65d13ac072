import { expect, it } from 'vitest';
import { dateOfBirthProblem } from './date-of-birth.ts';

it.each([
  ['1990-04-12', null],
  ['2026-11-20', null],
  ['1905-11-21', null],
  ['1905-11-20', 'DATE_OF_BIRTH_INVALID'],
  ['2026-11-21', 'DATE_OF_BIRTH_IN_FUTURE'],
  ['2031-02-03', 'DATE_OF_BIRTH_IN_FUTURE'],
  ['2031-02-30', 'DATE_OF_BIRTH_INVALID'],
  ['1990--12', 'DATE_OF_BIRTH_INVALID'],
  ['', 'REQUIRED'],
])('a date of birth %j: %s', (typed, problem) => {
  expect(dateOfBirthProblem(typed, '2026-11-20')).toBe(problem);
});
