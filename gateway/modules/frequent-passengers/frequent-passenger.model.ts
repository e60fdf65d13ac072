import type { Traveller } from '#gateway/modules/orders/passengers/passenger.model.ts';
import type { DocumentType } from '#schema/codes/travellers/document-types.ts';
import type { LocalDate } from '#schema/rules/base/local-date.ts';

/** A saved document. Its number is sealed for its id. */
export type SavedDocument = {
  readonly id: string;
  readonly type: DocumentType;
  readonly sealedNumber: Buffer;
  readonly issuingCountry: string;
  readonly expiresOn: LocalDate | null;
};

/** A person whom a member has saved for later bookings. */
export type FrequentPassenger = Traveller & {
  readonly id: string;
  readonly memberId: string;
  /** Counts the changes, from 1. */
  readonly version: number;
  /** The last to expire first. */
  readonly documents: readonly SavedDocument[];
  readonly savedAt: Date;
  /** When the member removed it; it can be brought back for a while. */
  readonly removedAt: Date | null;
};

/** A saved passenger as the member sees it; at most one of the list is the member. */
export type FrequentPassengerView = FrequentPassenger & { readonly isSelf: boolean };
