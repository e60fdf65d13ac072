import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Attempts to pay, what the provider reported about them, and money that went back. */
export const payments: Migration = {
  async up(db) {
    await sql`
      create table payments (
        id uuid primary key,
        ordinal bigint generated always as identity,
        order_id uuid not null references orders (id),
        state text not null check (state in ('CREATED', 'PENDING', 'SUCCEEDED', 'FAILED', 'EXPIRED')),
        amount integer not null check (amount > 0),
        currency text not null check (currency ~ '^[A-Z]{3}$'),
        locale text not null check (locale in ('en', 'zh-hk', 'ja')),
        provider_reference text unique,
        hosted_page_url text,
        provider_status text check
          (provider_status in ('CREATED', 'PENDING', 'SUCCEEDED', 'FAILED', 'EXPIRED')),
        provider_status_at timestamptz,
        asked_at timestamptz,
        failure text check
          (failure in ('DECLINED', 'INSUFFICIENT_FUNDS', 'ABANDONED', 'PROVIDER_ERROR')),
        captured_amount integer not null default 0 check (captured_amount >= 0),
        returned_amount integer not null default 0
          constraint never_more_back_than_came check (returned_amount between 0 and captured_amount),
        card_scheme text,
        card_last_digits text check (card_last_digits ~ '^[0-9]{4}$'),
        created_at timestamptz not null,
        expires_at timestamptz not null,
        settled_at timestamptz,
        check ((state in ('CREATED', 'PENDING')) = (settled_at is null)),
        check ((state = 'SUCCEEDED') = (captured_amount > 0)),
        check ((provider_status is null) = (provider_status_at is null))
      )`.execute(db);
    await sql`create index payments_of_order on payments (order_id, ordinal)`.execute(db);
    // An order is never paid twice: it has one open attempt, even when several start at the same
    // time.
    await sql`
      create unique index one_open_payment_an_order on payments (order_id)
        where state in ('CREATED', 'PENDING')`.execute(db);
    await sql`
      create index payments_open on payments (expires_at)
        where state in ('CREATED', 'PENDING')`.execute(db);
    await sql`
      create index payments_open_at_provider on payments (asked_at)
        where provider_status in ('CREATED', 'PENDING')`.execute(db);

    await sql`
      create table payment_returns (
        id uuid primary key,
        payment_id uuid not null references payments (id),
        amount integer not null check (amount > 0),
        currency text not null check (currency ~ '^[A-Z]{3}$'),
        cause text not null check (cause in ('ORDER_DEAD', 'PAID_TWICE')),
        state text not null check (state in ('PAYING', 'SUCCEEDED', 'FAILED')),
        created_at timestamptz not null,
        settled_at timestamptz,
        check ((state = 'SUCCEEDED') = (settled_at is not null))
      )`.execute(db);
    await sql`create unique index one_return_a_payment on payment_returns (payment_id)`.execute(db);
    await sql`
      create index payment_returns_open on payment_returns (created_at)
        where state <> 'SUCCEEDED'`.execute(db);

    await sql`
      create table payment_events (
        event_id text primary key,
        payment_id uuid not null references payments (id),
        type text not null,
        received_at timestamptz not null
      )`.execute(db);
    await sql`create index payment_events_of_payment on payment_events (payment_id)`.execute(db);
  },
};
