import type { Agreement, DocumentFailureReasonCode } from '#gateway/resolvers.gen.ts';
import type { Locale } from '#schema/codes/base/locales.ts';
import type { CardTier } from '#schema/codes/club/card-tiers.ts';
import type { DocumentState } from '#schema/codes/orders/states.ts';
import type { Appellation } from '#schema/codes/travellers/appellations.ts';
import type { DocumentType } from '#schema/codes/travellers/document-types.ts';
import type { Gender } from '#schema/codes/travellers/genders.ts';
import type { LocalDate } from '#schema/rules/base/local-date.ts';
import {
  nameInTwoParts,
  type PersonName,
  type TwoPartName,
} from '#schema/rules/travellers/names.ts';
import type { BrowserName } from './notifications/known-browsers.repository.ts';

/** A signed-in member at a browser, and from where the browser asks. */
export type SignedInMember = {
  readonly memberId: string;
  readonly sessionId: string;
  readonly address: string;
  readonly browser: BrowserName;
};

/**
 * The actor: everything about them is read from the session, so that it is right after a sign-in
 * too.
 */
export type Viewer = { readonly asks: true };

export const VIEWER: Viewer = { asks: true };

/** How a member is reached. */
export type ContactKind = 'EMAIL' | 'PHONE';

/** A contact that its member has proved by a code. */
export type Contact = {
  readonly kind: ContactKind;
  /** An e-mail address, or a phone in E.164. */
  readonly address: string;
};

/** What names a member: a contact in the form by which it is found, or the number of the card. */
export type AccountKey = { readonly kind: ContactKind | 'CARD'; readonly value: string };

/** What a member types about himself or herself. */
export type Person = TwoPartName & {
  readonly title: Appellation | null;
  readonly gender: Gender | null;
  readonly dateOfBirth: LocalDate;
  readonly nationality: string | null;
  readonly locale: Locale;
};

/** The name of a member by the parts that a passenger's name has. */
export const memberName = ({ person }: { person: Person }): PersonName => nameInTwoParts(person);

/** Something that a member has agreed to. */
export type MemberAgreement = {
  readonly agreement: Agreement;
  readonly agreedAt: Date;
  /** With GUARDIAN: who consented. */
  readonly guardianName: string | null;
};

/** The membership card. */
export type Card = {
  /** Ten digits, without the carrier code. */
  readonly number: string;
  readonly tier: CardTier;
  readonly validFrom: LocalDate;
  readonly validUntil: LocalDate | null;
};

/** A member of the club. */
export type Member = {
  readonly id: string;
  readonly joinedAt: Date;
  readonly person: Person;
  readonly card: Card;
  readonly contacts: readonly Contact[];
  readonly closesOn: LocalDate | null;
  /** Counts the changes of `person`. */
  readonly version: number;
};

/** Whether a recipient of codes is a phone in E.164: no e-mail address is one. */
export const kindOfAddress = (address: string): ContactKind =>
  /^\+\d+$/.test(address) ? 'PHONE' : 'EMAIL';

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
