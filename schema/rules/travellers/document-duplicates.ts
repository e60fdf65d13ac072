import type { DocumentType } from '#schema/codes/travellers/document-types.ts';
import { normalizeDocumentNumber } from './document-number.ts';

/** What makes a document unique (RULES 2.22). */
export type DocumentIdentity = {
  readonly type: DocumentType;
  readonly number: string;
  readonly issuingCountry: string;
};

/** One text for one document, however its number was typed. */
export const documentKey = ({ type, number, issuingCountry }: DocumentIdentity): string =>
  `${type}:${issuingCountry}:${normalizeDocumentNumber(number)}`;

/** The positions of documents that occur earlier in the list already (RULES 2.22). */
export function duplicatedDocuments(documents: readonly DocumentIdentity[]): number[] {
  const keys = documents.map(documentKey);
  return keys.flatMap((key, index) => (keys.indexOf(key) < index ? [index] : []));
}
