import type { DocumentState } from '#schema/codes/orders/states.ts';
import {
  DOCUMENT_TYPES,
  type DocumentType,
  REAL_NAME_DOCUMENTS,
} from '#schema/codes/travellers/document-types.ts';
import type { LocalDate } from '#schema/rules/base/local-date.ts';
import type { RuleCode } from '#schema/rules/base/rule-codes.ts';
import { documentNumberProblem } from './document-number.ts';
import { documentTypeProblem } from './document-offer.ts';
import { documentExpiryProblem } from './document-validity.ts';

/** A document for the real name, as it is typed. */
export type RealNameDocument = {
  readonly type: DocumentType;
  readonly number: string;
  readonly expiresOn: LocalDate | null;
};

/** What is wrong with each field of it; null when nothing. */
export type RealNameProblems = {
  readonly type: Extract<RuleCode, 'DOCUMENT_TYPE_UNSUITABLE'> | null;
  readonly number: Extract<RuleCode, 'REQUIRED' | 'DOCUMENT_NUMBER_INVALID'> | null;
  readonly expiresOn: Extract<RuleCode, 'DOCUMENT_EXPIRY_REQUIRED' | 'DOCUMENT_PAST_EXPIRY'> | null;
};

/** Whether a document is compared by its number alone, without a picture (RULES 10.29). */
export const needsPicture = (type: DocumentType): boolean => type !== 'NI';

const suits = (type: DocumentType, nationality: string | null): boolean =>
  REAL_NAME_DOCUMENTS.some((one) => one === type) &&
  documentTypeProblem(type, { routeKinds: [], nationality, age: null }) === null;

/**
 * The types that a member of a nationality (null: not given) may prove the real name by, the
 * likeliest first.
 */
export const realNameDocumentTypes = (nationality: string | null): DocumentType[] =>
  REAL_NAME_DOCUMENTS.filter((type) => suits(type, nationality));

function numberProblem({ type, number }: RealNameDocument): RealNameProblems['number'] {
  const problem = documentNumberProblem(type, number);
  return problem === 'TOO_LONG' ? 'DOCUMENT_NUMBER_INVALID' : problem;
}

/** What is wrong with a document that a member submits on a commercial day (RULES 10.29). */
export function realNameProblems(
  document: RealNameDocument,
  nationality: string | null,
  today: LocalDate,
): RealNameProblems {
  const { type, expiresOn } = document;
  const expiry = documentExpiryProblem(type, expiresOn, today);
  return {
    type: suits(type, nationality) ? null : 'DOCUMENT_TYPE_UNSUITABLE',
    number: numberProblem(document),
    expiresOn:
      expiry && DOCUMENT_TYPES[type].expires && !expiresOn
        ? 'DOCUMENT_EXPIRY_REQUIRED'
        : expiry && 'DOCUMENT_PAST_EXPIRY',
  };
}

/** A part of a profile that a document proves. */
export type ProvedField = 'NAME' | 'GENDER' | 'DATE_OF_BIRTH' | 'NATIONALITY' | 'DOCUMENT';

/** Why such a part cannot be changed (RULES 2.24 and 2.25). */
export type ProfileLock = {
  readonly field: ProvedField;
  readonly reason: Extract<DocumentState, 'AUTHENTICATED' | 'UNDER_REVIEW'>;
};

/**
 * The parts of a profile that cannot be changed, by the states of the member's documents. What was
 * never filled in is proved by none, and stays open.
 */
export function profileLocks(
  states: readonly DocumentState[],
  filled: { readonly gender: string | null; readonly nationality: string | null },
): ProfileLock[] {
  const reason = (['AUTHENTICATED', 'UNDER_REVIEW'] as const).find((one) => states.includes(one));
  if (!reason) return [];
  const fields: ProvedField[] = [
    'NAME',
    ...(filled.gender === null ? [] : (['GENDER'] as const)),
    'DATE_OF_BIRTH',
    ...(filled.nationality === null ? [] : (['NATIONALITY'] as const)),
    'DOCUMENT',
  ];
  return fields.map((field) => ({ field, reason }));
}
