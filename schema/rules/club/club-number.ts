import { BRAND } from '#schema/codes/base/brand.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';

const PREFIX = new RegExp(`^${BRAND.carrierCode}(?=\\d)`);
const FORM = new RegExp(`^\\d{${LIMITS.clubNumberDigits}}$`);

/**
 * The sum of ISO/IEC 7812 (Luhn): each second digit from the right is doubled. It ends in 0 where
 * no digit is mistyped.
 */
const checkSum = (digits: string): number =>
  [...digits]
    .reverse()
    .map((digit, place) => Number(digit) * (place % 2 === 0 ? 1 : 2))
    .reduce((sum, value) => sum + (value > 9 ? value - 9 : value), 0);

/**
 * The number without the carrier code that receipts print in front of it; capitals without spaces
 * go in.
 */
export const withoutCarrierCode = (number: string): string => number.replace(PREFIX, '');

/**
 * Whether a text is a membership number of the own club: digits of which the last one fits the
 * others.
 */
export const isClubNumber = (number: string): boolean =>
  FORM.test(number) && checkSum(number) % 10 === 0;

/**
 * The membership number with a serial number, from 0 to one less than ten to the power of its
 * digits but one.
 */
export function clubNumberOf(serial: number): string {
  const digits = String(serial).padStart(LIMITS.clubNumberDigits - 1, '0');
  return digits + ((10 - (checkSum(`${digits}0`) % 10)) % 10);
}
