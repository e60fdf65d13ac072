import type { FrequentFlyerAirline } from '#schema/codes/club/frequent-flyer-airlines.ts';
import type { Appellation } from '#schema/codes/travellers/appellations.ts';
import type { DocumentType } from '#schema/codes/travellers/document-types.ts';
import type { Gender } from '#schema/codes/travellers/genders.ts';
import type { LocalDate } from '#schema/rules/base/local-date.ts';
import type { PersonName } from '#schema/rules/travellers/names.ts';

/** A saved document. Its number is sealed for its id. */
export type SavedDocument = {
  readonly id: string;
  readonly type: DocumentType;
  readonly sealedNumber: Buffer;
  readonly issuingCountry: string;
  readonly expiresOn: LocalDate | null;
};

/** A person whom a member has saved for later bookings. */
export type FrequentPassenger = PersonName & {
  readonly id: string;
  readonly memberId: string;
  /** Counts the changes, from 1. */
  readonly version: number;
  readonly title: Appellation | null;
  readonly gender: Gender;
  readonly dateOfBirth: LocalDate;
  readonly nationality: string;
  /** E.164. */
  readonly phone: string | null;
  readonly frequentFlyer: {
    readonly airline: FrequentFlyerAirline;
    readonly number: string;
  } | null;
  /** The last to expire first. */
  readonly documents: readonly SavedDocument[];
  readonly savedAt: Date;
  /** When the member removed it; it can be brought back for a while. */
  readonly removedAt: Date | null;
};

/** A saved passenger as the member sees it; at most one of the list is the member. */
export type FrequentPassengerView = FrequentPassenger & { readonly isSelf: boolean };
