import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Orders, who travels on them, what they are for, and what became of them. */
const orders: Migration = {
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

/**
 * The longest of what travellers type, in the database too. Names of many thousand characters were
 * accepted once, as long as few letters were among them: they become what the ticket prints, which
 * was always short.
 */
const textLengths: Migration = {
  async up(db) {
    // Before the names are shortened, so that no gateway of the release before adds a long one
    // meanwhile.
    await sql`
      alter table order_passengers
        add constraint order_passengers_short_names
          check (char_length(last_name) <= 120 and char_length(first_name) <= 120) not valid,
        add constraint order_passengers_short_texts check (
          char_length(phone) <= 16
          and char_length(title) <= 20
          and char_length(document_type) <= 20
          and char_length(frequent_flyer_airline) <= 20
          and char_length(frequent_flyer_number) <= 20
        )`.execute(db);
    // By bytes: a name is read by its UTF-16 length, which is never more than that.
    await sql`
      update order_passengers set
        last_name = case when octet_length(last_name) > 120
          then split_part(ticket_name, '/', 1) else last_name end,
        first_name = case when octet_length(first_name) > 120
          then split_part(ticket_name, '/', 2) else first_name end
        where octet_length(last_name) > 120 or octet_length(first_name) > 120`.execute(db);
    await sql`
      alter table order_passengers validate constraint order_passengers_short_names`.execute(db);
    await sql`
      alter table orders
        add constraint orders_short_texts check (
          char_length(contact_name) <= 60
          and char_length(contact_email) <= 254
          and char_length(contact_phone) <= 16
        )`.execute(db);
    await sql`
      alter table verification_challenges
        add constraint verification_challenges_short_texts
          check (char_length(recipient) <= 254 and char_length(purpose) <= 40)`.execute(db);
    await sql`
      alter table idempotency_keys
        add constraint idempotency_keys_short_texts
          check (char_length(scope) <= 200 and char_length(key) <= 200)`.execute(db);
  },
};

/**
 * What sweeps look for is rare among all orders and passengers, and was found by reading all of
 * them each minute.
 */
const sweepIndexes: Migration = {
  async up(db) {
    const over = sql`(case when state = 'CANCELLED' then closed_at else last_departure_at end)`;
    await sql`create index orders_to_anonymise on orders (${over})
      where anonymised_at is null and documents_erased_at is not null`.execute(db);
    await sql`create index order_passengers_with_services on order_passengers (order_id)
      where special_services <> '[]' or special_meals <> '[]'`.execute(db);
    await sql`create index order_passengers_of_the_club on order_passengers (frequent_flyer_number)
      where frequent_flyer_airline = 'OWN'`.execute(db);
  },
};

/** `orders_contact_email` is the same index: each order was written to both. */
const oneIndexOfContacts: Migration = {
  async up(db) {
    await sql`drop index orders_of_contact`.execute(db);
  },
};

export const migrations = {
  '0301-orders': orders,
  '0305-text-lengths': textLengths,
  '0860-sweep-indexes': sweepIndexes,
  '0861-one-index-of-contacts': oneIndexOfContacts,
};
