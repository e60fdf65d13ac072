import { LIMITS } from '#schema/codes/base/limits.ts';
import { boundedText } from '#schema/rules/base/bounded-text.ts';

/**
 * The number of an itinerary confirmation (RULES 8.24) as a person writes it; null when it can be
 * none.
 */
export function readConfirmationNumber(text: string): string | null {
  const written = boundedText(text, LIMITS.text.orderReference, 'NFKC');
  const number = written.replace(/[\s\-‐‑–]/gu, '').toUpperCase();
  return number.length === LIMITS.itineraryNumberLength && /^[A-Z0-9]+$/.test(number)
    ? number
    : null;
}

/** The same as it is printed, in groups of four: `BCDF-2346-GHJK`. */
export const printedConfirmationNumber = (number: string): string =>
  number.replace(/(.{4})(?=.)/g, '$1-');
