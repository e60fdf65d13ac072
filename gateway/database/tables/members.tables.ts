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
};

declare module '#gateway/database/tables.ts' {
  interface Tables {
    members: MembersTable;
    member_contacts: MemberContactsTable;
    member_passwords: MemberPasswordsTable;
    member_agreements: MemberAgreementsTable;
  }
}
