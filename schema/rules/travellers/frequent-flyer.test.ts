import { describe, expect, it } from 'vitest';
import {
  carrierOfProgramme,
  memberNumberProblem,
  normalizeMemberNumber,
} from './frequent-flyer.ts';

it.each([
  ['CA 001 234 567', null],
  ['uaabc12345', null],
  ['', 'REQUIRED'],
  ['12_34', 'MEMBER_NUMBER_INVALID'],
  ['會員123', 'MEMBER_NUMBER_INVALID'],
  ['1'.repeat(20), null],
  ['1'.repeat(21), 'TOO_LONG'],
])('a frequent-flyer number of a partner %j: %s', (text, problem) => {
  expect(memberNumberProblem(text, 'CA')).toBe(problem);
});

describe('a membership number of the own club', () => {
  it.each([
    ['8800123450', null],
    ['8800 123 450', null],
    ['MG 8800123450', null],
    ['８８００１２３４５０', null],
    ['', 'REQUIRED'],
    ['8800123454', 'CLUB_NUMBER_INVALID'],
    ['880012345', 'CLUB_NUMBER_INVALID'],
    ['CA001234567', 'CLUB_NUMBER_INVALID'],
    ['1'.repeat(21), 'CLUB_NUMBER_INVALID'],
  ])('%j: %s', (text, problem) => {
    expect(memberNumberProblem(text, 'OWN')).toBe(problem);
  });

  it('is stored as digits alone', () => {
    expect(normalizeMemberNumber('mg 8800-123-450', 'OWN')).toBe('8800123450');
    expect(normalizeMemberNumber('mg 8800-123-450', 'CA')).toBe('MG8800123450');
  });
});

it('a membership number is printed after the carrier code of its programme', () => {
  expect(carrierOfProgramme('OWN')).toBe('MG');
  expect(carrierOfProgramme('NH')).toBe('NH');
});
