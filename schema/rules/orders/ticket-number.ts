import { BRAND } from '#schema/codes/base/brand.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { boundedText } from '#schema/rules/base/bounded-text.ts';

/**
 * An electronic ticket number: the three digits of the airline's accounting code and ten of form
 * and serial, without hyphen. The check digit is no part of it; documents that print one append it.
 */
export type TicketNumber = string;

const SERIAL_DIGITS = 10;
const DIGITS = BRAND.ticketPrefix.length + SERIAL_DIGITS;

/**
 * The airline's ticket number for a serial below 10^10. Throws RangeError for any other: serials
 * come from a sequence.
 */
export function ticketNumberOf(serial: bigint): TicketNumber {
  if (serial < 0n || serial >= 10n ** BigInt(SERIAL_DIGITS))
    throw new RangeError(`no serial of ${SERIAL_DIGITS} digits: ${serial}`);
  return `${BRAND.ticketPrefix}${serial.toString().padStart(SERIAL_DIGITS, '0')}`;
}

/** IATA's check digit of a ticket number, unweighted modulus 7: 0 to 6. */
export const ticketCheckDigit = (number: TicketNumber): number => Number(BigInt(number) % 7n);

/**
 * Reads a ticket number of any airline as travellers write it: with hyphens, spaces, full-width
 * digits, or the check digit behind. Null when it is none.
 */
export function readTicketNumber(text: string): TicketNumber | null {
  const digits = boundedText(text, LIMITS.text.orderReference, 'NFKC').replace(/[\s\-‐‑–]/gu, '');
  if (!/^\d+$/.test(digits)) return null;
  if (digits.length === DIGITS) return digits;
  const number = digits.slice(0, DIGITS);
  const checked = digits.length === DIGITS + 1 && digits.endsWith(String(ticketCheckDigit(number)));
  return checked ? number : null;
}

/** A ticket number as it is printed: `919-2400000017`. */
export const printedTicketNumber = (number: TicketNumber): string =>
  `${number.slice(0, -SERIAL_DIGITS)}-${number.slice(-SERIAL_DIGITS)}`;
