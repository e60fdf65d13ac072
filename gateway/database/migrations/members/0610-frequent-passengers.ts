import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Passengers whom members have saved for later bookings, with their documents. They are erased with
 * the member.
 */
export const frequentPassengers: Migration = {
  async up(db) {
    await sql`
      create table frequent_passengers (
        id uuid primary key,
        member_id uuid not null references members (id) on delete cascade,
        version integer not null check (version > 0),
        last_name text not null check (char_length(last_name) <= 120),
        first_name text not null check (char_length(first_name) <= 120),
        title text check (char_length(title) <= 20),
        gender text not null check (gender in ('F', 'M')),
        date_of_birth date not null,
        nationality text not null check (nationality ~ '^[A-Z]{2}$'),
        phone text check (phone ~ '^\\+[0-9]{1,15}$'),
        frequent_flyer_airline text check (char_length(frequent_flyer_airline) <= 8),
        frequent_flyer_number text check (char_length(frequent_flyer_number) <= 20),
        saved_at timestamptz not null,
        removed_at timestamptz
      )`.execute(db);
    await sql`create index frequent_passengers_of_member on frequent_passengers (member_id)`.execute(
      db,
    );
    await sql`
      create index frequent_passengers_removed on frequent_passengers (removed_at)
        where removed_at is not null`.execute(db);
    await sql`
      create table frequent_passenger_documents (
        id uuid primary key,
        passenger_id uuid not null references frequent_passengers (id) on delete cascade,
        index integer not null check (index >= 0),
        type text not null check (char_length(type) <= 8),
        number_sealed bytea not null,
        issuing_country text not null check (issuing_country ~ '^[A-Z]{2}$'),
        expires_on date,
        unique (passenger_id, index),
        unique (passenger_id, type)
      )`.execute(db);
  },
};
