import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The browsers in which members have signed in: they are not counted with those of strangers. */
export const knownBrowsers: Migration = {
  async up(db) {
    await sql`
      create table known_browsers (
        member_id uuid not null references members (id) on delete cascade,
        browser bytea not null,
        seen_at timestamptz not null,
        primary key (member_id, browser)
      )`.execute(db);
    await sql`create index known_browsers_seen_at on known_browsers (seen_at)`.execute(db);
  },
};
