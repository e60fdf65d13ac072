import { expect, it } from 'vitest';
import { memberNumberProblem } from './frequent-flyer.ts';

it.each([
  ['CA 001 234 567', null],
  ['uaabc12345', null],
  ['', 'REQUIRED'],
  ['12_34', 'MEMBER_NUMBER_INVALID'],
  ['會員123', 'MEMBER_NUMBER_INVALID'],
  ['1'.repeat(20), null],
  ['1'.repeat(21), 'TOO_LONG'],
])('a frequent-flyer number %j: %s', (text, problem) => {
  expect(memberNumberProblem(text)).toBe(problem);
});
