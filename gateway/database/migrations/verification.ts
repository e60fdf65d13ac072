import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Codes that were requested, and rate counters by window of time. */
const verification: Migration = {
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

/** Codes have other purposes than orders too: signing in, or cancelling a check-in. */
const verificationSubjects: Migration = {
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

/** The same details may name bookings of several contacts: each gets a code of its own. */
const codesToSeveral: Migration = {
  async up(db) {
    await sql`
      alter table verification_challenges
        add column others jsonb not null default '[]' check (jsonb_typeof(others) = 'array')`.execute(
      db,
    );
  },
};

export const migrations = {
  '0303-verification': verification,
  '0306-verification-subjects': verificationSubjects,
  '0970-codes-to-several': codesToSeveral,
};
