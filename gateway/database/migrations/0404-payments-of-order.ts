import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Live pages and a member's own data look for all payments of an order, whatever was paid for. */
export const paymentsOfOrder: Migration = {
  async up(db) {
    await sql`create index payments_of_order on payments (order_id)`.execute(db);
  },
};
