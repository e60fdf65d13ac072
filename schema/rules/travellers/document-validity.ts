import { DOCUMENT_TYPES, type DocumentType } from '#schema/codes/travellers/document-types.ts';
import { isLocalDate, type LocalDate } from '#schema/rules/base/local-date.ts';
import type { RuleCode } from '#schema/rules/base/rule-codes.ts';

export type DocumentExpiryProblem = Extract<
  RuleCode,
  'DOCUMENT_EXPIRY_REQUIRED' | 'DOCUMENT_EXPIRED' | 'INVALID'
>;

/**
 * Why a document does not last for the journey; null when it does. It must be valid on the local
 * day of the last arrival, and is on its last day. Types that do not expire need no date.
 */
export function documentExpiryProblem(
  type: DocumentType,
  expiresOn: LocalDate | null,
  lastArrivalDay: LocalDate,
): DocumentExpiryProblem | null {
  if (!expiresOn) return DOCUMENT_TYPES[type].expires ? 'DOCUMENT_EXPIRY_REQUIRED' : null;
  if (!isLocalDate(expiresOn)) return 'INVALID';
  return expiresOn < lastArrivalDay ? 'DOCUMENT_EXPIRED' : null;
}
