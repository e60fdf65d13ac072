import { LIMITS } from '#schema/codes/base/limits.ts';
import { consumptionPasswordProblem, loginPasswordProblem } from './credentials.ts';

/** How hard a new login password is to guess, or what it lacks to be taken at all. */
export type PasswordStrength =
  | 'TOO_SHORT'
  | 'LETTERS_AND_DIGITS'
  | 'TOO_COMMON'
  | 'WEAK'
  | 'FAIR'
  | 'STRONG';

/** From so many characters on, with so many different ones, a password is fair, and strong. */
const FAIR = { length: 8, different: 5 };
const STRONG = { length: 12, different: 8 };

const reaches = (password: string, { length, different }: typeof FAIR): boolean =>
  password.length >= length && new Set(password.toLowerCase()).size >= different;

/** Judges a new login password while it is typed; null while nothing is. */
export function passwordStrength(password: string): PasswordStrength | null {
  if (password === '') return null;
  if (password.length < LIMITS.loginPassword.minLength) return 'TOO_SHORT';
  const problem = loginPasswordProblem(password);
  if (problem) return problem === 'PASSWORD_TOO_COMMON' ? 'TOO_COMMON' : 'LETTERS_AND_DIGITS';
  if (reaches(password, STRONG)) return 'STRONG';
  return reaches(password, FAIR) ? 'FAIR' : 'WEAK';
}

/**
 * How hard a consumption password is to guess: one that thieves try first, or not; null until it is
 * whole.
 */
export function consumptionPasswordStrength(
  digits: string,
  dateOfBirth: string | null,
): 'TOO_COMMON' | 'FAIR' | null {
  const problem = consumptionPasswordProblem(digits, dateOfBirth);
  if (problem === 'PASSWORD_TOO_COMMON') return 'TOO_COMMON';
  return problem ? null : 'FAIR';
}
