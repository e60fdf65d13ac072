import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Orders, who travels on them, what they are for, and what became of them. */
export const orders: Migration = {
  async up(db) {
    await sql`create sequence order_numbers start with 100001`.execute(db);
    await sql`
      create table orders (
        id uuid primary key,
        number text not null unique check (number ~ '^[0-9]{14,}$'),
        reference text not null unique check (reference ~ '^[A-Z2-9]{6}$'),
        state text not null check (state in
          ('PENDING_PAYMENT', 'TICKETED', 'CANCELLED', 'REFUNDED', 'PART_REFUNDED', 'CHANGED')),
        cancellation_cause text check (cancellation_cause in ('TRAVELLER', 'PAYMENT_WINDOW')),
        session_id text,
        member_id text,
        locale text not null check (locale in ('en', 'zh-hk', 'ja')),
        trip_type text not null check (trip_type in ('ONE_WAY', 'ROUND_TRIP', 'MULTI_CITY')),
        fares jsonb not null,
        price jsonb not null,
        currency text not null check (currency ~ '^[A-Z]{3}$'),
        fare_total integer not null check (fare_total >= 0),
        tax_total integer not null check (tax_total >= 0),
        fee_total integer not null check (fee_total >= 0),
        total integer not null check (total = fare_total + tax_total + fee_total),
        contact_name text not null,
        contact_email text not null,
        contact_phone text,
        created_at timestamptz not null,
        payment_due_at timestamptz not null check (payment_due_at > created_at),
        inventory_held_until timestamptz not null check (inventory_held_until > created_at),
        price_guaranteed_until timestamptz not null check (price_guaranteed_until > created_at),
        last_departure_at timestamptz not null,
        ticketed_at timestamptz,
        closed_at timestamptz,
        receipt_sent_at timestamptz,
        check ((state = 'CANCELLED') = (cancellation_cause is not null)),
        check (state <> 'CANCELLED' or closed_at is not null),
        check ((state in ('PENDING_PAYMENT', 'CANCELLED')) = (ticketed_at is null))
      )`.execute(db);
    await sql`
      create index orders_due on orders (payment_due_at) where state = 'PENDING_PAYMENT'`.execute(
      db,
    );
    await sql`create index orders_of_member on orders (member_id, created_at)`.execute(db);

    await sql`
      create table order_passengers (
        id uuid primary key,
        order_id uuid not null references orders (id),
        index integer not null check (index >= 0),
        last_name text not null,
        first_name text not null,
        ticket_name text not null check (ticket_name ~ '^[A-Z]+/[A-Z]+$'),
        title text,
        gender text not null check (gender in ('F', 'M')),
        date_of_birth date not null,
        type text not null check (type in ('ADT', 'CHD', 'INF')),
        nationality text not null check (nationality ~ '^[A-Z]{2}$'),
        phone text,
        document_type text not null,
        document_number_sealed bytea not null,
        document_number_lookup bytea not null,
        issuing_country text not null check (issuing_country ~ '^[A-Z]{2}$'),
        document_expires_on date,
        frequent_flyer_airline text,
        frequent_flyer_number text,
        accompanying_adult_id uuid references order_passengers (id),
        unique (order_id, index),
        unique (order_id, document_number_lookup),
        unique (accompanying_adult_id),
        check ((type = 'INF') = (accompanying_adult_id is not null)),
        check ((frequent_flyer_airline is null) = (frequent_flyer_number is null))
      )`.execute(db);
    await sql`
      create index order_passengers_by_name on order_passengers (ticket_name)`.execute(db);

    await sql`
      create table order_segments (
        order_id uuid not null references orders (id),
        index integer not null check (index >= 0),
        bound_index integer not null check (bound_index >= 0),
        flight_number text not null,
        departure_date date not null,
        origin text not null,
        destination text not null,
        departs_at timestamptz not null,
        departure_zone text not null,
        arrives_at timestamptz not null check (arrives_at > departs_at),
        arrival_zone text not null,
        cabin text not null check (cabin in ('ECONOMY', 'BUSINESS')),
        brand text not null,
        fare_basis_code text not null,
        booking_class text not null,
        primary key (order_id, index)
      )`.execute(db);
    await sql`
      create index order_segments_of_flight
        on order_segments (flight_number, departure_date)`.execute(db);

    await sql`
      create table order_history (
        id bigint generated always as identity primary key,
        order_id uuid not null references orders (id),
        at timestamptz not null,
        event text not null,
        by text not null check (by in ('TRAVELLER', 'AIRLINE', 'CLOCK', 'PROVIDER')),
        details jsonb
      )`.execute(db);
    await sql`create index order_history_of_order on order_history (order_id, id)`.execute(db);
    await sql`
      create function refuse_to_rewrite() returns trigger language plpgsql as $$
        begin raise exception '% is append-only', tg_table_name; end
      $$`.execute(db);
    await sql`
      create trigger order_history_is_append_only before update or delete on order_history
        for each row execute function refuse_to_rewrite()`.execute(db);

    await sql`
      create table order_access (
        session_id text not null,
        order_id uuid not null references orders (id),
        expires_at timestamptz not null,
        primary key (session_id, order_id)
      )`.execute(db);
  },
};
