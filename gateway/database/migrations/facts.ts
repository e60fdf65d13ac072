import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * What other services have told about orders, which coupons they hold, and the money that went back
 * by their word.
 */
const facts: Migration = {
  async up(db) {
    await sql`
      create table facts (
        team text not null check (length(team) <= 40),
        key text not null check (length(key) <= 64),
        order_id uuid not null references orders (id) on delete cascade,
        number integer not null check (number >= 1),
        kind text not null check (length(kind) <= 40),
        content_hash text not null check (length(content_hash) <= 64),
        recorded_at timestamptz not null,
        primary key (team, key),
        unique (order_id, team, number)
      )`.execute(db);
    await sql`
      create table held_coupons (
        coupon_id uuid primary key references coupons (id) on delete cascade,
        team text not null check (length(team) <= 40)
      )`.execute(db);
    await sql`
      create table fact_payouts (
        id bigint generated always as identity primary key,
        order_id uuid not null references orders (id) on delete cascade,
        payment_id uuid not null references payments (id) on delete cascade,
        amount integer not null check (amount > 0)
      )`.execute(db);
    await sql`create index fact_payouts_of_payment on fact_payouts (payment_id)`.execute(db);
    await sql`create index fact_payouts_of_order on fact_payouts (order_id)`.execute(db);
  },
};

export const migrations = {
  '0985-facts': facts,
};
