import { LIMITS } from '#schema/codes/base/limits.ts';
import type { LocalDate } from '#schema/rules/base/local-date.ts';
import type { RuleCode } from '#schema/rules/base/rule-codes.ts';
import { ageOn } from '#schema/rules/travellers/age-band.ts';
import {
  type DocumentIdentity,
  documentKey,
} from '#schema/rules/travellers/document-duplicates.ts';

export type SavedDocumentProblem = {
  readonly code: Extract<RuleCode, 'REQUIRED' | 'DOCUMENT_DUPLICATED' | 'BIRTH_CERTIFICATE_AGE'>;
  /** The position of the document; null where there is none. */
  readonly index: number | null;
};

/** What decides about the documents of a frequent passenger. */
export type SavedDocuments = {
  readonly documents: readonly DocumentIdentity[];
  readonly dateOfBirth: LocalDate;
  /** Documents of the member's other frequent passengers. */
  readonly others: readonly DocumentIdentity[];
};

/**
 * Everything wrong with the documents of a frequent passenger (RULES 2.19, 2.22 and 9.12): none at
 * all, one that is saved already, here or with another passenger, or a birth certificate from the
 * age of 16 on a commercial day.
 */
export function savedDocumentProblems(
  { documents, dateOfBirth, others }: SavedDocuments,
  today: LocalDate,
): SavedDocumentProblem[] {
  if (documents.length === 0) return [{ code: 'REQUIRED', index: null }];
  const taken = new Set(others.map(documentKey));
  const tooOld = ageOn(dateOfBirth, today) >= LIMITS.birthCertificateUnderAge;
  return documents.flatMap((document, index): SavedDocumentProblem[] => {
    const key = documentKey(document);
    const duplicated = taken.has(key);
    taken.add(key);
    if (duplicated) return [{ code: 'DOCUMENT_DUPLICATED', index }];
    return document.type === 'BC' && tooOld ? [{ code: 'BIRTH_CERTIFICATE_AGE', index }] : [];
  });
}

/**
 * Why another frequent passenger cannot be saved beside `saved` of them (RULES 9.13); null when one
 * can.
 */
export const passengerListProblem = (
  saved: number,
): Extract<RuleCode, 'TOO_MANY_PASSENGERS'> | null =>
  saved >= LIMITS.frequentPassengers ? 'TOO_MANY_PASSENGERS' : null;
