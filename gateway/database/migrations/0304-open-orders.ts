import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Unpaid orders are counted by browser and by network address. */
export const openOrders: Migration = {
  async up(db) {
    await sql`alter table orders add column placed_from bytea`.execute(db);
    await sql`
      create index orders_open_of_session on orders (session_id)
        where state = 'PENDING_PAYMENT'`.execute(db);
    await sql`
      create index orders_open_from on orders (placed_from)
        where state = 'PENDING_PAYMENT'`.execute(db);
  },
};
