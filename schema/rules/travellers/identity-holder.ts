import type { DocumentType } from '#schema/codes/travellers/document-types.ts';
import { isLocalDate } from '#schema/rules/base/local-date.ts';
import type { RuleCode } from '#schema/rules/base/rule-codes.ts';
import { documentNumberProblem, normalizeDocumentNumber } from './document-number.ts';
import { birthDateOfIdentityNumber, genderOfIdentityNumber } from './identity-number.ts';

/** A document, and what its holder says besides; fields that are not filled in yet are empty. */
export type IdentityHolder = {
  readonly type: DocumentType;
  /** As typed. */
  readonly number: string;
  readonly dateOfBirth: string;
  readonly gender: string;
};

/** What is wrong with a field by the number of the document; null when nothing. */
export type IdentityProblems = {
  readonly dateOfBirth: Extract<RuleCode, 'IDENTITY_DATE_OF_BIRTH_MISMATCH'> | null;
  readonly gender: Extract<RuleCode, 'IDENTITY_GENDER_MISMATCH'> | null;
};

/**
 * Documents whose number is a Chinese citizen number: the identity card, and the residence permits
 * numbered as it is.
 */
const CITIZEN_NUMBERS: readonly DocumentType[] = ['NI', 'HMT', 'TIC'];

/**
 * Compares date of birth and gender with those inside a citizen number: airports check the three
 * against one register, and turn away a traveller whose ticket says otherwise. Nothing is compared
 * while the number itself is wrong.
 */
export function identityProblems(holder: IdentityHolder): IdentityProblems {
  const { type, number: typed, dateOfBirth, gender } = holder;
  if (!CITIZEN_NUMBERS.includes(type) || documentNumberProblem(type, typed))
    return { dateOfBirth: null, gender: null };
  const number = normalizeDocumentNumber(typed);
  const otherDay = isLocalDate(dateOfBirth) && birthDateOfIdentityNumber(number) !== dateOfBirth;
  const otherGender = gender !== '' && genderOfIdentityNumber(number) !== gender;
  return {
    dateOfBirth: otherDay ? 'IDENTITY_DATE_OF_BIRTH_MISMATCH' : null,
    gender: otherGender ? 'IDENTITY_GENDER_MISMATCH' : null,
  };
}
