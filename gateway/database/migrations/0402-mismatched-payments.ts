import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Money of a wrong amount or currency is recorded as it came, and is returned.
 */
export const mismatchedPayments: Migration = {
  async up(db) {
    await sql`
      alter table payments
        drop constraint payments_state_check,
        drop constraint payments_check1,
        alter column captured_amount type bigint,
        alter column returned_amount type bigint,
        add column captured_currency text check (captured_currency ~ '^[A-Z]{3}$'),
        add constraint payments_state_check check
          (state in ('CREATED', 'PENDING', 'SUCCEEDED', 'MISMATCHED', 'FAILED', 'EXPIRED')),
        add constraint captured_where_money_came check
          ((state in ('SUCCEEDED', 'MISMATCHED')) = (captured_amount > 0))`.execute(db);
    await sql`
      alter table payment_returns
        drop constraint payment_returns_cause_check,
        alter column amount type bigint,
        add constraint payment_returns_cause_check check
          (cause in ('ORDER_DEAD', 'PAID_TWICE', 'OTHER_AMOUNT'))`.execute(db);
  },
};
