import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * For whom an extra was bought, and on which flight of which order. It stays for the accounts when
 * the order is erased, and leads to no person then.
 */
export const extrasOfPassengers: Migration = {
  async up(db) {
    await sql`
      alter table benefit_orders
        add column order_id uuid references orders (id) on delete set null`.execute(db);
    await sql`
      create index benefit_orders_of_order on benefit_orders (order_id)
        where order_id is not null`.execute(db);
    await sql`
      alter table benefit_order_items
        add column passenger_id uuid references order_passengers (id) on delete set null,
        add column segment_index integer check (segment_index >= 0)`.execute(db);
    await sql`
      create index benefit_order_items_of_passenger on benefit_order_items (passenger_id)
        where passenger_id is not null`.execute(db);
  },
};
