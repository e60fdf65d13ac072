import { BRAND } from '#schema/codes/base/brand.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { boundedText } from '#schema/rules/base/bounded-text.ts';
import type { RuleCode } from '#schema/rules/base/rule-codes.ts';

/**
 * IATA: a carrier of two letters or digits, not both digits; one to four digits; an operational
 * suffix at times.
 */
const FORM = /^([A-Z][A-Z0-9]|[0-9][A-Z])?0{0,3}([1-9]\d{0,3})([A-Z])?$/;

/** Separators between the parts. */
const BETWEEN = /[\s\p{Pd}._/]+/gu;

/**
 * The flight number that a text means, `MG523`: lower case, full-width letters, spaces and leading
 * zeros are read, and the airline's own carrier code is added where it is missing. Null for a text
 * that is no flight number.
 */
export function readFlightNumber(text: string): string | null {
  const written = boundedText(text, LIMITS.text.flightNumber, 'NFKC');
  const [, carrier = BRAND.carrierCode, digits, suffix = ''] =
    FORM.exec(written.replace(BETWEEN, '').toUpperCase()) ?? [];
  return digits ? carrier + digits + suffix : null;
}

/**
 * What is wrong with a text as a flight number; null where nothing is. Whether the flight exists is
 * the timetable's to say.
 */
export function flightNumberProblem(
  text: string,
): Extract<RuleCode, 'REQUIRED' | 'FLIGHT_NUMBER_INVALID'> | null {
  if (text.trim() === '') return 'REQUIRED';
  return readFlightNumber(text) ? null : 'FLIGHT_NUMBER_INVALID';
}
