import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The club's record of flights taken, which count for the card, and who was notified of points that
 * expire.
 */
export const flownSegments: Migration = {
  async up(db) {
    // The constraint decides who is credited with a flight, however many claim it at once.
    await sql`
      create table flown_segments (
        id uuid primary key,
        serial bigint generated always as identity,
        member_id uuid not null references members (id) on delete cascade,
        date date not null,
        source text not null check (char_length(source) <= 40),
        change integer not null check (change <> 0),
        qualifying boolean not null,
        flight_number text check (char_length(flight_number) <= 8),
        status_points integer not null,
        coupon_id uuid unique,
        recorded_at timestamptz not null
      )`.execute(db);
    await sql`create index flown_segments_of_member on flown_segments (member_id, date)`.execute(
      db,
    );
    await sql`alter table points_accounts add column expiry_told_at timestamptz`.execute(db);
  },
};
