import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Which cards have ended is asked every minute. */
export const cardTerms: Migration = {
  async up(db) {
    await sql`
      create index members_card_ends on members (tier_until)
        where tier_until is not null and closed_at is null`.execute(db);
  },
};
