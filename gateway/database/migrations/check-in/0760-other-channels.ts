import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Bookings whose tickets another channel has sold, once check-in has opened one of their flights:
 * who sold them, and until when preferred seats wait for payment there. Nothing is paid for them
 * here, and no list shows them.
 */
export const otherChannels: Migration = {
  async up(db) {
    await sql`
      alter table orders
        add column sold_by text check (length(sold_by) between 1 and 60)`.execute(db);
    await sql`
      alter table order_segments add column seats_due_elsewhere_at timestamptz`.execute(db);
  },
};
