import { LIMITS } from '#schema/codes/base/limits.ts';
import { boundedText, isOverlong } from '#schema/rules/base/bounded-text.ts';
import type { RuleCode } from '#schema/rules/base/rule-codes.ts';
import { hasOddCharacters } from './name-characters.ts';

/** A phone number as typed: calling code without the plus, and the number in its country. */
export type Phone = { readonly areaCode: string; readonly number: string };

export type EmailProblem = Extract<RuleCode, 'REQUIRED' | 'TOO_LONG' | 'EMAIL_INVALID'>;
export type PhoneProblem = Extract<RuleCode, 'REQUIRED' | 'PHONE_INVALID'>;
export type ContactNameProblem = Extract<
  RuleCode,
  'REQUIRED' | 'TOO_LONG' | 'INVALID' | 'NAME_CHARACTERS_INVALID'
>;

const LOCAL_PART = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
const DOMAIN = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$/i;
const LOCAL_PART_LENGTH = 64;

/** The form in which an address is stored: trimmed, half width, its domain in small letters. */
export const normalizeEmail = (text: string): string =>
  boundedText(text, LIMITS.text.email, 'NFKC')
    .trim()
    .replace(/@[^@]*$/, (domain) => domain.toLowerCase());

/** What is wrong with an e-mail address, as typed (RULES 2.14); null when nothing. */
export function emailProblem(text: string): EmailProblem | null {
  if (isOverlong(text, LIMITS.text.email)) return 'TOO_LONG';
  const email = normalizeEmail(text);
  if (email === '') return 'REQUIRED';
  if (email.length > LIMITS.text.email) return 'TOO_LONG';
  const at = email.lastIndexOf('@');
  const local = email.slice(0, Math.max(at, 0));
  const valid =
    local.length <= LOCAL_PART_LENGTH && LOCAL_PART.test(local) && DOMAIN.test(email.slice(at + 1));
  return valid ? null : 'EMAIL_INVALID';
}

const digits = (text: string): string =>
  boundedText(text, LIMITS.text.phone, 'NFKC').replace(/[\s\-‐‑–().]+/gu, '');

/** The number as E.164 writes it (`+85221234567`), without a check. */
export const e164 = ({ areaCode, number }: Phone): string =>
  `+${digits(areaCode).replace(/^\+/, '')}${digits(number)}`;

/**
 * What is wrong with a phone number by its form: digits, and as many as E.164 allows. Whether a
 * country has such a number is asked of libphonenumber, by the form and by the gateway.
 */
export function phoneProblem(phone: Phone): PhoneProblem | null {
  if (isOverlong(phone.number, LIMITS.text.phone)) return 'PHONE_INVALID';
  if (digits(phone.number) === '') return 'REQUIRED';
  const international = e164(phone);
  const valid =
    /^\+?[1-9]\d{0,2}$/.test(digits(phone.areaCode)) &&
    digits(phone.number).length >= LIMITS.phoneNumberMinDigits &&
    /^\+\d+$/.test(international) &&
    international.length - 1 <= LIMITS.text.phone;
  return valid ? null : 'PHONE_INVALID';
}

/** The form in which a contact's name is stored: trimmed, its accents on their letters. */
export const normalizeContactName = (text: string): string =>
  boundedText(text, LIMITS.text.contactName, 'NFC').trim();

/** What is wrong with a contact's full name, in any script (RULES 2.15); null when nothing. */
export function contactNameProblem(text: string): ContactNameProblem | null {
  if (isOverlong(text, LIMITS.text.contactName)) return 'TOO_LONG';
  const name = normalizeContactName(text);
  if (name === '') return 'REQUIRED';
  if (hasOddCharacters(name)) return 'NAME_CHARACTERS_INVALID';
  if ([...name].length > LIMITS.text.contactName) return 'TOO_LONG';
  return /\p{L}/u.test(name) ? null : 'INVALID';
}
