import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Attempts to pay that use points of a member, besides money or instead of it. */
export const paymentsWithPoints: Migration = {
  async up(db) {
    await sql`
      alter table payments
        add column points integer not null default 0 check (points >= 0),
        drop constraint payments_amount_check,
        drop constraint captured_where_money_came,
        add constraint payments_amount_check check (amount > 0 or (amount = 0 and points > 0)),
        add constraint captured_where_money_came check
          ((state in ('SUCCEEDED', 'MISMATCHED')) = (captured_amount > 0)
            or (state = 'SUCCEEDED' and amount = 0))`.execute(db);
  },
};
