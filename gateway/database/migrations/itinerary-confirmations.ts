import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The itinerary confirmation of a ticket: one number each, which is printed on it. It is erased
 * with its ticket.
 */
const itineraryConfirmations: Migration = {
  async up(db) {
    await sql`
      create table itinerary_confirmations (
        id uuid primary key,
        number text not null unique check (number ~ '^[A-Z0-9]{12}$'),
        ticket_id uuid not null unique references tickets (id) on delete cascade,
        locale text not null check (char_length(locale) <= 16),
        created_at timestamptz not null
      )`.execute(db);
  },
};

export const migrations = {
  '0702-itinerary-confirmations': itineraryConfirmations,
};
