import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Orders of extras, the coupons of the club, and payments that belong to no flight order. */
const benefits: Migration = {
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

/**
 * For whom an extra was bought, and on which flight of which order. It stays for the accounts when
 * the order is erased, and leads to no person then.
 */
const extrasOfPassengers: Migration = {
  async up(db) {
    await sql`
      alter table benefit_orders
        add column order_id uuid references orders (id) on delete set null`.execute(db);
    await sql`
      create index benefit_orders_of_order on benefit_orders (order_id)
        where order_id is not null`.execute(db);
    await sql`
      alter table benefit_order_items
        add column passenger_id uuid references order_passengers (id) on delete set null,
        add column segment_index integer check (segment_index >= 0)`.execute(db);
    await sql`
      create index benefit_order_items_of_passenger on benefit_order_items (passenger_id)
        where passenger_id is not null`.execute(db);
  },
};

/**
 * Places in a lounge are counted over all flights that leave an airport on a day, and for
 * passengers by the tickets they have now.
 */
const stockOfExtras: Migration = {
  async up(db) {
    await sql`
      create index order_segments_of_airport
        on order_segments (origin, departure_date)`.execute(db);
    await sql`create index tickets_of_passenger on tickets (passenger_id)`.execute(db);
  },
};

/**
 * Extras that a guest bought belong to the flight order for whose passengers they are, and so do
 * the coupons that come of them. They are marked: an order of extras whose member was erased has no
 * member either, and is shown to no one.
 */
const extrasOfGuests: Migration = {
  async up(db) {
    await sql`
      alter table benefit_orders
        add column by_guest boolean not null default false,
        add constraint extras_of_a_member_or_of_guests check (not by_guest or member_id is null)`.execute(
      db,
    );
    await sql`
      alter table benefit_coupons
        alter column member_id drop not null,
        add constraint coupons_of_a_member_or_of_an_order
          check (member_id is not null or issued_by is not null)`.execute(db);
  },
};

export const migrations = {
  '0650-benefits': benefits,
  '0770-extras-of-passengers': extrasOfPassengers,
  '0830-stock-of-extras': stockOfExtras,
  '0870-extras-of-guests': extrasOfGuests,
};
