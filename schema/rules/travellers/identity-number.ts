import type { Gender } from '#schema/codes/travellers/genders.ts';
import { isLocalDate, type LocalDate } from '#schema/rules/base/local-date.ts';

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const CHECK = '10X98765432';

/**
 * The check character of a Chinese citizen number's first 17 digits (GB 11643, ISO 7064 MOD 11-2).
 */
export function identityCheckCharacter(digits: string): string {
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  return CHECK.charAt(sum % 11);
}

/** The date of birth inside an 18-character citizen number, or null when the number is none. */
export function birthDateOfIdentityNumber(number: string): LocalDate | null {
  if (!/^[1-9]\d{16}[\dX]$/.test(number)) return null;
  if (identityCheckCharacter(number.slice(0, 17)) !== number.charAt(17)) return null;
  const day = `${number.slice(6, 10)}-${number.slice(10, 12)}-${number.slice(12, 14)}`;
  return isLocalDate(day) ? day : null;
}

/** The gender in an 18-character citizen number: its 17th digit is odd for men. */
export const genderOfIdentityNumber = (number: string): Gender =>
  Number(number.charAt(16)) % 2 === 1 ? 'M' : 'F';
