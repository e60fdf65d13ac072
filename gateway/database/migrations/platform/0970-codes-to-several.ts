import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The same details may name bookings of several contacts: each gets a code of its own. */
export const codesToSeveral: Migration = {
  async up(db) {
    await sql`
      alter table verification_challenges
        add column others jsonb not null default '[]' check (jsonb_typeof(others) = 'array')`.execute(
      db,
    );
  },
};
