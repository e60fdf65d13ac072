import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Payments of anything that is paid for, and money that goes back in parts. */
export const payables: Migration = {
  async up(db) {
    await sql`
      alter table payments
        add column payable_kind text not null default 'ORDER'
          check (payable_kind in ('ORDER', 'SEAT_ORDER')),
        add column payable_id uuid`.execute(db);
    await sql`update payments set payable_id = order_id`.execute(db);
    await sql`alter table payments alter column payable_id set not null`.execute(db);
    await sql`drop index payments_of_order, one_open_payment_an_order`.execute(db);
    await sql`create index payments_of_payable on payments (payable_id, ordinal)`.execute(db);
    // Nothing is ever paid twice: it has one open attempt, even when several start at the same
    // time.
    await sql`
      create unique index one_open_payment_a_payable on payments (payable_id)
        where state in ('CREATED', 'PENDING')`.execute(db);
    await sql`
      alter table payment_returns
        drop constraint payment_returns_cause_check,
        add constraint payment_returns_cause_check check
          (cause in ('ORDER_DEAD', 'PAID_TWICE', 'OTHER_AMOUNT', 'SEATS_GIVEN_BACK'))`.execute(db);
    await sql`drop index one_return_a_payment`.execute(db);
    await sql`
      create unique index one_return_a_payment on payment_returns (payment_id)
        where cause <> 'SEATS_GIVEN_BACK'`.execute(db);
    await sql`create index payment_returns_of_payment on payment_returns (payment_id)`.execute(db);
  },
};
