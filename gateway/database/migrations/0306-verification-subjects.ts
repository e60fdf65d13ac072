import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Codes have other purposes than orders too: signing in, or cancelling a check-in. */
export const verificationSubjects: Migration = {
  async up(db) {
    await sql`
      alter table verification_challenges
        drop constraint verification_challenges_order_id_fkey,
        drop constraint verification_challenges_check1`.execute(db);
    await sql`alter table verification_challenges rename column order_id to subject`.execute(db);
    await sql`
      alter table verification_challenges
        alter column subject type text,
        add constraint verification_challenges_short_subject
          check (char_length(subject) <= 200)`.execute(db);
  },
};
