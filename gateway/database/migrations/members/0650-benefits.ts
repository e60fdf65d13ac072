import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Orders of extras, the coupons of the club, and payments that belong to no flight order. */
export const benefits: Migration = {
  async up(db) {
    await sql`create sequence benefit_order_numbers start with 100001`.execute(db);
    await sql`create sequence benefit_coupon_serials start with 100000001`.execute(db);
    // An order stays for the accounts when its member is erased, and leads to no person then.
    await sql`
      create table benefit_orders (
        id uuid primary key,
        number text not null unique check (char_length(number) <= 20),
        member_id uuid references members (id) on delete set null,
        state text not null check (state in ('PENDING_PAYMENT', 'PAID', 'CANCELLED', 'REFUNDED')),
        cancellation_cause text check (cancellation_cause in ('TRAVELLER', 'PAYMENT_WINDOW', 'AIRLINE')),
        currency text not null check (currency ~ '^[A-Z]{3}$'),
        total integer not null check (total >= 0),
        covered integer not null check (covered between 0 and total),
        created_at timestamptz not null,
        payment_due_at timestamptz not null check (payment_due_at > created_at),
        paid_at timestamptz,
        closed_at timestamptz,
        check ((state = 'CANCELLED') = (cancellation_cause is not null)),
        check ((state in ('PENDING_PAYMENT', 'CANCELLED')) = (paid_at is null)),
        check ((state in ('CANCELLED', 'REFUNDED')) = (closed_at is not null))
      )`.execute(db);
    await sql`
      create index benefit_orders_of_member on benefit_orders (member_id, created_at desc)`.execute(
      db,
    );
    await sql`
      create index benefit_orders_due on benefit_orders (payment_due_at)
        where state = 'PENDING_PAYMENT'`.execute(db);
    await sql`create index benefit_orders_age on benefit_orders (created_at)`.execute(db);
    await sql`
      create table benefit_order_items (
        benefit_order_id uuid not null references benefit_orders (id) on delete cascade,
        index integer not null,
        benefit_id text not null check (char_length(benefit_id) <= 40),
        quantity integer not null check (quantity > 0),
        price integer not null check (price >= 0),
        primary key (benefit_order_id, index)
      )`.execute(db);
    // A coupon is frozen by the unpaid order that it is to pay for, and never by two.
    await sql`
      create table benefit_coupons (
        id uuid primary key,
        number text not null unique check (char_length(number) <= 20),
        member_id uuid not null references members (id) on delete cascade,
        benefit_id text not null check (char_length(benefit_id) <= 40),
        state text not null check (state in ('AVAILABLE', 'USED', 'REVOKED')),
        valid_from date not null,
        valid_until date not null check (valid_until >= valid_from),
        used_at timestamptz,
        issued_by uuid references benefit_orders (id) on delete set null,
        spent_on uuid references benefit_orders (id) on delete set null,
        check ((state = 'USED') = (used_at is not null))
      )`.execute(db);
    await sql`
      create index benefit_coupons_of_member on benefit_coupons (member_id, valid_until)`.execute(
      db,
    );
    await sql`create index benefit_coupons_issued on benefit_coupons (issued_by)`.execute(db);
    await sql`create index benefit_coupons_spent on benefit_coupons (spent_on)`.execute(db);

    await sql`
      alter table payments
        alter column order_id drop not null,
        add column benefit_order_id uuid references benefit_orders (id) on delete cascade,
        add constraint payments_belong_to_one_order
          check (num_nonnulls(order_id, benefit_order_id) = 1),
        drop constraint payments_payable_kind_check,
        add constraint payments_payable_kind_check check
          (payable_kind in ('ORDER', 'SEAT_ORDER', 'DATE_CHANGE', 'BENEFIT_ORDER'))`.execute(db);
    await sql`
      create index payments_of_benefit_order on payments (benefit_order_id)
        where benefit_order_id is not null`.execute(db);
  },
};
