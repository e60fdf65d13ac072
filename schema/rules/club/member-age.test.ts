import { expect, it } from 'vitest';
import { memberAgeProblem } from './member-age.ts';

it.each([
  ['2014-11-22', null],
  ['2014-11-23', 'MEMBER_TOO_YOUNG'],
  ['2026-11-22', 'MEMBER_TOO_YOUNG'],
  ['2026-11-23', 'DATE_OF_BIRTH_INVALID'],
  ['2014-02-30', 'DATE_OF_BIRTH_INVALID'],
  ['1900-01-01', 'DATE_OF_BIRTH_INVALID'],
])('on 22 November 2026 a person born on %s: %s', (dateOfBirth, problem) => {
  expect(memberAgeProblem(dateOfBirth, '2026-11-22')).toBe(problem);
});
