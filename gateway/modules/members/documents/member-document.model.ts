import type { DocumentFailureReasonCode } from '#gateway/resolvers.gen.ts';
import type { DocumentState } from '#schema/codes/orders/states.ts';
import type { DocumentType } from '#schema/codes/travellers/document-types.ts';
import type { LocalDate } from '#schema/rules/base/local-date.ts';

/** A document that a member submitted for the real name; its number is sealed. */
export type MemberDocument = {
  readonly id: string;
  readonly memberId: string;
  readonly type: DocumentType;
  readonly sealedNumber: Buffer;
  readonly issuingCountry: string;
  readonly expiresOn: LocalDate | null;
  readonly state: DocumentState;
  readonly submittedAt: Date | null;
  readonly decidedAt: Date | null;
  readonly failure: DocumentFailureReasonCode | null;
  /** Its pictures by the ids of their files; none once it is decided about. */
  readonly fileIds: readonly string[];
};
