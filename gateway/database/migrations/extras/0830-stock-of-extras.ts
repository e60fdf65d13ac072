import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Places in a lounge are counted over all flights that leave an airport on a day, and for
 * passengers by the tickets they have now.
 */
export const stockOfExtras: Migration = {
  async up(db) {
    await sql`
      create index order_segments_of_airport
        on order_segments (origin, departure_date)`.execute(db);
    await sql`create index tickets_of_passenger on tickets (passenger_id)`.execute(db);
  },
};
