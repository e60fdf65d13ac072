import type { Generated } from 'kysely';

export type MembersTable = {
  id: string;
  /** Without the carrier code. */
  card_number: string;
  tier: string;
  tier_from: string;
  tier_until: string | null;
  last_name: string;
  first_name: string;
  title: string | null;
  gender: string | null;
  date_of_birth: string;
  nationality: string | null;
  locale: string;
  joined_at: Date;
  closes_on: string | null;
  /** Counts the changes of the member's own data. */
  revision: Generated<number>;
  /** When the account was closed; no one signs in to it since. */
  closed_at: Generated<Date | null>;
  /** No points are spent before then. */
  points_held_until: Generated<Date | null>;
};

export type MemberContactsTable = {
  member_id: string;
  kind: 'EMAIL' | 'PHONE';
  /** As the member typed it, in its normal form. */
  address: string;
  /** What it is found by: small letters. */
  lookup: string;
  proved_at: Date;
};

/** A change of contact, while it can be undone. */
export type ContactChangesTable = {
  id: string;
  member_id: string;
  kind: 'EMAIL' | 'PHONE';
  /** Null where the member had no contact of this kind. */
  address_before: string | null;
  address_after: string;
  changed_at: Date;
  undone_at: Generated<Date | null>;
};

/** A browser in which a member has signed in, by the hash of its name. */
export type KnownBrowsersTable = { member_id: string; browser: Buffer; seen_at: Date };

export type MemberPasswordsTable = {
  member_id: string;
  kind: 'LOGIN' | 'CONSUMPTION';
  /** argon2id, in its own text form. */
  hash: string;
  wrong_tries: Generated<number>;
  set_at: Date;
};

export type MemberAgreementsTable = {
  member_id: string;
  agreement: string;
  agreed_at: Date;
  /** With GUARDIAN: the parent or guardian who consented. */
  guardian_name: Generated<string | null>;
};

/** A document that was submitted for the member's real name. */
export type MemberDocumentsTable = {
  id: string;
  member_id: string;
  type: string;
  number_sealed: Buffer;
  issuing_country: string;
  expires_on: string | null;
  state: 'UNAUTHENTICATED' | 'UNDER_REVIEW' | 'AUTHENTICATED' | 'FAILED';
  submitted_at: Date | null;
  decided_at: Date | null;
  failure: string | null;
  /** Its pictures, until it is decided about. */
  file_ids: Generated<string[]>;
};

declare module '#gateway/database/tables.ts' {
  interface Tables {
    members: MembersTable;
    member_contacts: MemberContactsTable;
    contact_changes: ContactChangesTable;
    known_browsers: KnownBrowsersTable;
    member_passwords: MemberPasswordsTable;
    member_agreements: MemberAgreementsTable;
    member_documents: MemberDocumentsTable;
  }
}
