import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Codes that were requested, and rate counters by window of time. */
export const verification: Migration = {
  async up(db) {
    await sql`
      create table verification_challenges (
        id uuid primary key,
        purpose text not null,
        session_id text not null,
        target bytea not null,
        order_id uuid references orders (id),
        recipient text,
        locale text not null,
        tries integer not null default 0 check (tries between 0 and 5),
        created_at timestamptz not null,
        expires_at timestamptz not null check (expires_at > created_at),
        used_at timestamptz,
        check ((order_id is null) = (recipient is null))
      )`.execute(db);
    await sql`
      create index verification_challenges_of_target
        on verification_challenges (purpose, target, created_at)`.execute(db);
    await sql`
      create table rate_windows (
        key bytea not null,
        opened_at timestamptz not null,
        count integer not null check (count > 0),
        primary key (key, opened_at)
      )`.execute(db);
    await sql`create index rate_windows_by_age on rate_windows (opened_at)`.execute(db);
  },
};
