import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Unpaid orders that the airline cancels, as it cancels one of their flights. */
export const withdrawnOrders: Migration = {
  async up(db) {
    await sql`
      alter table orders
        drop constraint orders_cancellation_cause_check,
        add constraint orders_cancellation_cause_check
          check (cancellation_cause in ('TRAVELLER', 'PAYMENT_WINDOW', 'AIRLINE'))`.execute(db);
  },
};
