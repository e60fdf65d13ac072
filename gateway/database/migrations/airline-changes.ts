import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Changes by the airline in orders, and what their travellers decided. */
const airlineChanges: Migration = {
  async up(db) {
    await sql`
      create table airline_changes (
        id uuid primary key,
        order_id uuid not null references orders (id) on delete cascade,
        bound_index integer not null check (bound_index >= 0),
        kind text not null check (kind in
          ('CANCELLED', 'RETIMED', 'REROUTED', 'AIRCRAFT_CHANGED', 'MISCONNECTED')),
        reason text check (char_length(reason) <= 40),
        state text not null check (state in ('OPEN', 'KEPT', 'MOVED', 'REFUNDED', 'LAPSED')),
        segments jsonb not null,
        announced_at timestamptz not null,
        departs_at timestamptz not null,
        proposed boolean not null,
        decide_by timestamptz not null,
        reminded_at timestamptz,
        decided_at timestamptz,
        date_change_id uuid references date_changes (id) on delete set null,
        refund_id uuid references refunds (id) on delete set null,
        check ((state in ('OPEN', 'LAPSED')) = (decided_at is null)),
        check (date_change_id is null or state = 'MOVED'),
        check (refund_id is null or state = 'REFUNDED')
      )`.execute(db);
    await sql`create index airline_changes_of_order on airline_changes (order_id)`.execute(db);
    // Two gateways that hear of the same news at the same time record one change.
    await sql`
      create unique index one_open_airline_change_a_bound
        on airline_changes (order_id, bound_index) where state = 'OPEN'`.execute(db);
    await sql`
      create index airline_changes_due on airline_changes (decide_by)
        where state = 'OPEN'`.execute(db);
    await sql`
      create index airline_changes_of_date_change on airline_changes (date_change_id)`.execute(db);
    await sql`create index airline_changes_of_refund on airline_changes (refund_id)`.execute(db);
  },
};

/** Unpaid orders that the airline cancels, as it cancels one of their flights. */
const withdrawnOrders: Migration = {
  async up(db) {
    await sql`
      alter table orders
        drop constraint orders_cancellation_cause_check,
        add constraint orders_cancellation_cause_check
          check (cancellation_cause in ('TRAVELLER', 'PAYMENT_WINDOW', 'AIRLINE'))`.execute(db);
  },
};

export const migrations = {
  '0731-airline-changes': airlineChanges,
  '0840-withdrawn-orders': withdrawnOrders,
};
