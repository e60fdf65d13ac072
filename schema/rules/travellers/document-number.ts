import { LIMITS } from '#schema/codes/base/limits.ts';
import type { DocumentType } from '#schema/codes/travellers/document-types.ts';
import { boundedText, isOverlong } from '#schema/rules/base/bounded-text.ts';
import type { RuleCode } from '#schema/rules/base/rule-codes.ts';
import { birthDateOfIdentityNumber } from './identity-number.ts';

export type DocumentNumberProblem = Extract<
  RuleCode,
  'REQUIRED' | 'TOO_LONG' | 'DOCUMENT_NUMBER_INVALID'
>;

const citizen = (prefix: RegExp) => (number: string) =>
  prefix.test(number) && birthDateOfIdentityNumber(number) !== null;
const shape = (pattern: RegExp) => (number: string) => pattern.test(number);

// Types whose form is published. All others are checked for letters, digits and length only, since
// a wrong guess would turn a good traveller away.
const FORMS: Partial<Record<DocumentType, (number: string) => boolean>> = {
  NI: citizen(/^[1-7]/),
  HMT: citizen(/^8[12]0000/),
  TIC: citizen(/^830000/),
  PP: shape(/^[A-Z0-9]{5,15}$/),
  BP: shape(/^[A-Z0-9]{5,15}$/),
  SAPP: shape(/^[A-Z0-9]{5,15}$/),
  HTPP: shape(/^[CW][A-Z0-9]\d{7}$/),
  TPP: shape(/^[LT][A-Z0-9]?\d{7,8}$/),
  ORI: shape(/^[HM]\d{8}(\d{2})?$/),
  MTP: shape(/^\d{8}(\d{2})?$/),
  NIPP: (number) => /^[A-Z]{3}\d{12}$/.test(number) || citizen(/^9/)(number),
  BC: shape(/^[A-Z]\d{9}$/),
};
const ANY = shape(/^[A-Z0-9]{4,}$/);
const CHINESE_PREFIX = /^[\p{Script=Han}]{1,4}/u;

/**
 * The form in which a number is stored and compared: capitals, without spaces, hyphens and
 * brackets.
 */
export const normalizeDocumentNumber = (text: string): string =>
  boundedText(text, LIMITS.text.documentNumber, 'NFKC')
    .toUpperCase()
    .replace(/[\s\-‐‑–().]+/gu, '');

/**
 * What is wrong with a document's number, as typed; null when nothing. Service certificates may
 * begin with the Chinese characters of the issuing body.
 */
export function documentNumberProblem(
  type: DocumentType,
  text: string,
): DocumentNumberProblem | null {
  if (isOverlong(text, LIMITS.text.documentNumber)) return 'TOO_LONG';
  const number = normalizeDocumentNumber(text);
  if (number === '') return 'REQUIRED';
  if (number.length > LIMITS.text.documentNumber) return 'TOO_LONG';
  const fits = FORMS[type] ?? ((value) => ANY(value.replace(CHINESE_PREFIX, '')));
  return fits(number) ? null : 'DOCUMENT_NUMBER_INVALID';
}
