import type { DocumentType } from '#schema/codes/travellers/document-types.ts';
import type { LocalDate } from '#schema/rules/base/local-date.ts';
import type { RuleCode } from '#schema/rules/base/rule-codes.ts';

/** A document to be compared with what its holder says. */
export type IdentitySubmission = {
  readonly id: string;
  readonly type: DocumentType;
  /** In its normal form, whole. */
  readonly number: string;
  readonly issuingCountry: string;
  readonly expiresOn: LocalDate | null;
  readonly holder: {
    readonly lastName: string;
    readonly firstName: string;
    readonly gender: string | null;
    readonly dateOfBirth: LocalDate;
    readonly nationality: string | null;
  };
  readonly submittedAt: Date;
  /** The pictures of it; none of a document that is compared by its number alone. */
  pictures(): Promise<readonly Buffer[]>;
};

/** Why a document is not taken for its holder's. */
export const IDENTITY_FAILURES = [
  'UNREADABLE',
  'DATA_DIFFER',
  'DOCUMENT_PAST_EXPIRY',
  'NOT_CONFIRMED',
] as const satisfies readonly RuleCode[];

/** What was found: `failure` is null when the document is the holder's. */
export type IdentityVerdict = { readonly failure: (typeof IDENTITY_FAILURES)[number] | null };

/** The office that compares documents with the registers of those who issue them. */
export interface IdentityOffice {
  /**
   * What was found; null while it has not been decided. It may be asked again about the same
   * submission.
   */
  verdictOn(submission: IdentitySubmission, now: Date): Promise<IdentityVerdict | null>;
}
