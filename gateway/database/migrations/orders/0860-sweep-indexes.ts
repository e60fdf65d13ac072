import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * What sweeps look for is rare among all orders and passengers, and was found by reading all of
 * them each minute.
 */
export const sweepIndexes: Migration = {
  async up(db) {
    const over = sql`(case when state = 'CANCELLED' then closed_at else last_departure_at end)`;
    await sql`create index orders_to_anonymise on orders (${over})
      where anonymised_at is null and documents_erased_at is not null`.execute(db);
    await sql`create index order_passengers_with_services on order_passengers (order_id)
      where special_services <> '[]' or special_meals <> '[]'`.execute(db);
    await sql`create index order_passengers_of_the_club on order_passengers (frequent_flyer_number)
      where frequent_flyer_airline = 'OWN'`.execute(db);
  },
};
