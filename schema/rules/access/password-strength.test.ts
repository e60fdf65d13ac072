import { expect, test } from 'vitest';
import { consumptionPasswordStrength, passwordStrength } from './password-strength.ts';

test.each([
  ['', null],
  ['a1b2c', 'TOO_SHORT'],
  ['abcdef', 'LETTERS_AND_DIGITS'],
  ['a1b2c3!', 'LETTERS_AND_DIGITS'],
  ['password1', 'TOO_COMMON'],
  ['fl0wer', 'WEAK'],
  ['aaaaaab1', 'WEAK'],
  ['m4gnolia', 'FAIR'],
  ['n3wflower7sky', 'STRONG'],
  ['aaaaaaaaaab1', 'WEAK'],
] as const)('the login password %s is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});

test.each([
  ['12345', null],
  ['123456', 'TOO_COMMON'],
  ['900412', 'TOO_COMMON'],
  ['120490', 'TOO_COMMON'],
  ['730518', 'FAIR'],
] as const)(
  'the consumption password %s of a member born on 12 April 1990 is %s',
  (digits, strength) => {
    expect(consumptionPasswordStrength(digits, '1990-04-12')).toBe(strength);
  },
);
