import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Attempts to pay, what the provider reported about them, and money that went back. */
const payments: Migration = {
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

/**
 * Money of a wrong amount or currency is recorded as it came, and is returned.
 */
const mismatchedPayments: Migration = {
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

/** Payments of anything that is paid for, and money that goes back in parts. */
const payables: Migration = {
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

/** Live pages and a member's own data look for all payments of an order, whatever was paid for. */
const paymentsOfOrder: Migration = {
  async up(db) {
    await sql`create index payments_of_order on payments (order_id)`.execute(db);
  },
};

/** Attempts to pay that use points of a member, besides money or instead of it. */
const paymentsWithPoints: Migration = {
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

/**
 * Whose points a payment uses, and how many of them went back. The ledger names the payment of a
 * transfer, so that what a refund returns are the very lots that were spent (RULES 8.11). The
 * ledger stays whole when payments or members are erased: it refers to them by ids that lead
 * nowhere then.
 */
const pointsOfPayments: Migration = {
  async up(db) {
    await sql`
      alter table payments
        add column points_of uuid,
        add column returned_points integer not null default 0
          constraint never_more_points_back_than_used check (returned_points between 0 and points),
        add constraint points_of_a_member check (points_of is null or points > 0)`.execute(db);
    await sql`
      update payments set points_of = benefit_orders.member_id from benefit_orders
        where benefit_orders.id = payments.benefit_order_id and payments.points > 0`.execute(db);
    // How many points are frozen is asked whenever a member's points are shown.
    await sql`
      create index payments_with_frozen_points on payments (points_of)
        where points_of is not null and state in ('CREATED', 'PENDING')`.execute(db);

    await sql`
      alter table points_transfers add column payment_id uuid`.execute(db);
    await sql`
      create index points_transfers_of_payment on points_transfers (payment_id)
        where payment_id is not null`.execute(db);
    await sql`
      create unique index points_spent_once on points_transfers (payment_id)
        where payment_id is not null and source = 'PAYMENT'`.execute(db);

    // Of a refund: points that are returned before money.
    await sql`
      alter table refunds
        add column points integer not null default 0 check (points >= 0)`.execute(db);
  },
};

export const migrations = {
  '0401-payments': payments,
  '0402-mismatched-payments': mismatchedPayments,
  '0403-payables': payables,
  '0404-payments-of-order': paymentsOfOrder,
  '0651-payments-with-points': paymentsWithPoints,
  '0750-points-of-payments': pointsOfPayments,
};
