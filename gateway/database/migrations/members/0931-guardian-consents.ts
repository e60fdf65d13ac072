import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A parent or guardian consents to the membership of a minor: who it was. */
export const guardianConsents: Migration = {
  async up(db) {
    await sql`
      alter table member_agreements
        add column guardian_name text check (char_length(guardian_name) <= 240)`.execute(db);
  },
};
