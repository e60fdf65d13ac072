import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Members see where they are signed in, and may stay so for longer. */
export const memberSessions: Migration = {
  async up(db) {
    await sql`
      alter table sessions
        add column remembered boolean not null default false,
        add column device text not null default '' check (char_length(device) <= 60)`.execute(db);
  },
};
