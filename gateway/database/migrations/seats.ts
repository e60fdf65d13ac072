import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Chosen seats, the orders of preferred ones, and which payments paid for which seat. */
const seats: Migration = {
  async up(db) {
    await sql`create sequence seat_order_numbers start with 100001`.execute(db);
    await sql`create sequence seat_document_serials start with 8200000001 maxvalue 9999999999`.execute(
      db,
    );
    await sql`
      create table seat_orders (
        id uuid primary key,
        number text not null unique check (length(number) <= 20),
        order_id uuid not null references orders (id) on delete cascade,
        session_id text check (length(session_id) <= 64),
        placed_from bytea,
        flight_number text not null check (length(flight_number) <= 8),
        departure_date date not null,
        state text not null check
          (state in ('PENDING_PAYMENT', 'PAID', 'CANCELLED', 'PART_REFUNDED', 'REFUNDED')),
        cancellation_cause text check (cancellation_cause in ('TRAVELLER', 'PAYMENT_WINDOW', 'AIRLINE')),
        locale text not null check (locale in ('en', 'zh-hk', 'ja')),
        created_at timestamptz not null,
        payment_due_at timestamptz not null check (payment_due_at > created_at),
        paid_at timestamptz,
        closed_at timestamptz,
        check ((state = 'CANCELLED') = (cancellation_cause is not null)),
        check ((state in ('PENDING_PAYMENT', 'CANCELLED')) = (paid_at is null)),
        check ((state in ('CANCELLED', 'REFUNDED')) = (closed_at is not null))
      )`.execute(db);
    await sql`create index seat_orders_of_order on seat_orders (order_id)`.execute(db);
    await sql`
      create index seat_orders_due on seat_orders (payment_due_at)
        where state = 'PENDING_PAYMENT'`.execute(db);
    await sql`
      create index seat_orders_open_from on seat_orders (placed_from)
        where state = 'PENDING_PAYMENT'`.execute(db);

    await sql`
      create table chosen_seats (
        id uuid primary key,
        order_id uuid not null references orders (id) on delete cascade,
        passenger_id uuid not null references order_passengers (id) on delete cascade,
        segment_index integer not null,
        flight_number text not null check (length(flight_number) <= 8),
        departure_date date not null,
        seat_number text not null check (seat_number ~ '^[0-9]{1,2}[A-Z]$'),
        seat_order_id uuid references seat_orders (id) on delete cascade,
        state text not null check
          (state in ('HELD', 'CONFIRMED', 'EXPIRED', 'CANCELLED', 'EXCHANGED', 'REFUNDED')),
        held_until timestamptz,
        currency text not null check (currency ~ '^[A-Z]{3}$'),
        list integer not null check (list >= 0),
        discount integer not null check (discount between 0 and list),
        discount_cause text check (discount_cause in ('TIER', 'FARE', 'COUPON', 'AIRLINE_CHANGE')),
        discount_percent integer not null check (discount_percent between 0 and 100),
        credit integer not null check (credit between 0 and list - discount),
        document_number text unique check (document_number ~ '^[0-9]{13}$'),
        chosen_at timestamptz not null,
        ended_at timestamptz,
        foreign key (order_id, segment_index) references order_segments (order_id, index) on delete cascade,
        check ((state = 'HELD') = (held_until is not null)),
        check ((state in ('HELD', 'CONFIRMED')) = (ended_at is null)),
        check ((list > discount) = (seat_order_id is not null))
      )`.execute(db);
    // A seat is never given to two passengers: the later insert waits here, and then finds it gone.
    await sql`
      create unique index one_passenger_a_seat
        on chosen_seats (flight_number, departure_date, seat_number)
        where state in ('HELD', 'CONFIRMED')`.execute(db);
    await sql`
      create unique index one_seat_a_passenger
        on chosen_seats (passenger_id, segment_index)
        where state in ('HELD', 'CONFIRMED')`.execute(db);
    await sql`create index chosen_seats_of_order on chosen_seats (order_id)`.execute(db);
    await sql`create index chosen_seats_of_seat_order on chosen_seats (seat_order_id)`.execute(db);

    await sql`
      create table seat_funds (
        seat_id uuid not null references chosen_seats (id) on delete cascade,
        payment_id uuid not null references payments (id) on delete cascade,
        amount integer not null check (amount > 0),
        primary key (seat_id, payment_id)
      )`.execute(db);
  },
};

/** The card that made a chosen seat cheaper: its name is said beside the price. */
const cardsOfSeats: Migration = {
  async up(db) {
    await sql`
      alter table chosen_seats
        add column discount_card text check (length(discount_card) <= 24),
        add constraint card_of_a_card_discount
          check (discount_card is null or discount_cause = 'TIER')`.execute(db);
  },
};

export const migrations = {
  '0501-seats': seats,
  '0880-cards-of-seats': cardsOfSeats,
};
