import { describe, expect, it } from 'vitest';
import { COMMON_PASSWORDS } from '#schema/codes/access/common-passwords.ts';
import {
  consumptionPasswordProblem,
  loginPasswordProblem,
  repeatedPasswordProblem,
} from './credentials.ts';

describe('a login password', () => {
  it.each([
    ['', 'REQUIRED'],
    ['ab3de', 'PASSWORD_LENGTH'],
    ['ab3def', null],
    ['ab3def7890123456', null],
    ['ab3def78901234567', 'PASSWORD_LENGTH'],
    ['abcdefg', 'PASSWORD_LETTERS_AND_DIGITS'],
    ['72834911', 'PASSWORD_LETTERS_AND_DIGITS'],
    ['ab3def!', 'PASSWORD_LETTERS_AND_DIGITS'],
    ['ab3 def', 'PASSWORD_LETTERS_AND_DIGITS'],
    ['密碼ab3def', 'PASSWORD_LETTERS_AND_DIGITS'],
    ['abc123', 'PASSWORD_TOO_COMMON'],
    ['ABC123', 'PASSWORD_TOO_COMMON'],
    ['Passw0rd', 'PASSWORD_TOO_COMMON'],
  ])('%j: %s', (password, problem) => {
    expect(loginPasswordProblem(password)).toBe(problem);
  });

  it('of the common list could otherwise be chosen: the list holds nothing idle', () => {
    for (const password of COMMON_PASSWORDS)
      expect(password).toMatch(/^(?=.*[a-z])(?=.*\d)[a-z\d]{6,16}$/);
  });
});

describe('a points-consumption password', () => {
  it.each([
    ['', 'REQUIRED'],
    ['12345', 'CONSUMPTION_PASSWORD_DIGITS'],
    ['123456', 'PASSWORD_TOO_COMMON'],
    ['654321', 'PASSWORD_TOO_COMMON'],
    ['000000', 'PASSWORD_TOO_COMMON'],
    ['123457', null],
    ['135790', null],
    ['1234567', 'CONSUMPTION_PASSWORD_DIGITS'],
    ['12345a', 'CONSUMPTION_PASSWORD_DIGITS'],
    ['１２３４５６', 'CONSUMPTION_PASSWORD_DIGITS'],
  ])('%j: %s', (password, problem) => {
    expect(consumptionPasswordProblem(password)).toBe(problem);
  });
});

it.each([
  ['900307', 'PASSWORD_TOO_COMMON'],
  ['070390', 'PASSWORD_TOO_COMMON'],
  ['900308', null],
])('a consumption password %s of a member born on 7 March 1990: %s', (password, problem) => {
  expect(consumptionPasswordProblem(password, '1990-03-07')).toBe(problem);
});

it('both entries of a new password match', () => {
  expect(repeatedPasswordProblem('ab3def', 'ab3def')).toBeNull();
  expect(repeatedPasswordProblem('ab3def', 'Ab3def')).toBe('PASSWORDS_DIFFER');
  expect(repeatedPasswordProblem('ab3def', '')).toBe('REQUIRED');
});
