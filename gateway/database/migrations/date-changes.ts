import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Changes of date, and orders that continue others: under the same booking reference where everyone
 * changed.
 */
const dateChanges: Migration = {
  async up(db) {
    await sql`create sequence date_change_numbers start with 100001`.execute(db);
    await sql`
      create table date_changes (
        id uuid primary key,
        number text not null unique check (length(number) <= 20),
        order_id uuid not null references orders (id) on delete cascade,
        new_order_id uuid unique references orders (id) on delete set null,
        kind text not null check (kind in ('VOLUNTARY', 'INVOLUNTARY')),
        state text not null check (state in ('PENDING_PAYMENT', 'CONFIRMED', 'CANCELLED')),
        cancellation_cause text check (cancellation_cause in ('TRAVELLER', 'PAYMENT_WINDOW', 'AIRLINE')),
        bounds jsonb not null,
        quotes jsonb not null,
        seats jsonb not null,
        currency text not null check (currency ~ '^[A-Z]{3}$'),
        penalty integer not null check (penalty >= 0),
        add_collect integer not null check (add_collect >= 0),
        total_due integer not null check (total_due = penalty + add_collect),
        refund_due integer not null check (refund_due >= 0),
        created_at timestamptz not null,
        payment_due_at timestamptz not null check (payment_due_at > created_at),
        closed_at timestamptz,
        check ((state = 'CANCELLED') = (cancellation_cause is not null)),
        check ((state = 'PENDING_PAYMENT') = (closed_at is null)),
        check (new_order_id is null or state = 'CONFIRMED')
      )`.execute(db);
    await sql`create index date_changes_of_order on date_changes (order_id)`.execute(db);
    // A coupon is in one procedure at a time, even when two browsers ask at the same time.
    await sql`
      create unique index one_open_change_an_order on date_changes (order_id)
        where state = 'PENDING_PAYMENT'`.execute(db);
    await sql`
      create index date_changes_due on date_changes (payment_due_at)
        where state = 'PENDING_PAYMENT'`.execute(db);

    await sql`alter table order_passengers add column left_at timestamptz`.execute(db);
    await sql`alter table orders drop constraint orders_reference_key`.execute(db);
    await sql`create index orders_by_reference on orders (reference)`.execute(db);
    await sql`
      create unique index one_order_a_reference on orders (reference)
        where state <> 'CHANGED'`.execute(db);
  },
};

export const migrations = {
  '0720-date-changes': dateChanges,
};
