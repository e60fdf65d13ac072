import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Check-in of passengers on their flights, what was done about it, and flights that a look-up
 * opened to a browser.
 */
const checkIn: Migration = {
  async up(db) {
    await sql`alter table chosen_seats add column assigned boolean not null default false`.execute(
      db,
    );
    await sql`
      create table segment_access (
        session_id text not null check (length(session_id) <= 64),
        order_id uuid not null,
        segment_index integer not null,
        expires_at timestamptz not null,
        primary key (session_id, order_id, segment_index),
        foreign key (order_id, segment_index) references order_segments (order_id, index) on delete cascade
      )`.execute(db);
    await sql`create index segment_access_ending on segment_access (expires_at)`.execute(db);
    await sql`
      create index segment_access_of_segment on segment_access (order_id, segment_index)`.execute(
      db,
    );
    await sql`
      create table check_ins (
        passenger_id uuid not null references order_passengers (id) on delete cascade,
        segment_index integer not null,
        order_id uuid not null,
        flight_number text not null check (length(flight_number) <= 8),
        departure_date date not null,
        state text not null check (state in ('CONFIRMING', 'CHECKED_IN', 'CANCELLED')),
        place text not null check (place in ('ONLINE', 'AIRPORT')),
        sequence_number integer not null check (sequence_number between 1 and 9999),
        contact text not null check (length(contact) <= 254),
        locale text not null check (locale in ('en', 'zh-hk', 'ja')),
        cancellations integer not null default 0 check (cancellations >= 0),
        checked_in_at timestamptz not null,
        sent_to text check (length(sent_to) <= 254),
        sent_at timestamptz,
        primary key (passenger_id, segment_index),
        foreign key (order_id, segment_index) references order_segments (order_id, index) on delete cascade,
        check ((sent_to is null) = (sent_at is null))
      )`.execute(db);
    // Departure control gives each number of a flight once; another one here would open the gate
    // twice.
    await sql`
      create unique index one_passenger_a_sequence_number
        on check_ins (flight_number, departure_date, sequence_number)`.execute(db);
    await sql`create index check_ins_of_order on check_ins (order_id)`.execute(db);
    await sql`
      create table check_in_records (
        id uuid primary key,
        order_id uuid not null,
        passenger_id uuid not null references order_passengers (id) on delete cascade,
        segment_index integer not null,
        state text not null check (state in ('CONFIRMING', 'CHECKED_IN', 'CANCELLED')),
        place text not null check (place in ('ONLINE', 'AIRPORT')),
        seat_number text check (seat_number ~ '^[0-9]{1,2}[A-Z]$'),
        at timestamptz not null,
        foreign key (order_id, segment_index) references order_segments (order_id, index) on delete cascade
      )`.execute(db);
    await sql`create index check_in_records_of_order on check_in_records (order_id, at)`.execute(
      db,
    );
    await sql`
      create index check_in_records_of_passenger on check_in_records (passenger_id)`.execute(db);
    await sql`
      create table departure_control_sequences (
        flight_number text not null check (length(flight_number) <= 8),
        departure_date date not null,
        last integer not null check (last >= 0),
        primary key (flight_number, departure_date)
      )`.execute(db);
  },
};

/** For which flights of orders the notice was sent that check-in is open. */
const checkInNotices: Migration = {
  async up(db) {
    await sql`
      create table check_in_notices (
        order_id uuid not null,
        segment_index integer not null,
        told_at timestamptz not null,
        primary key (order_id, segment_index),
        foreign key (order_id, segment_index) references order_segments (order_id, index) on delete cascade
      )`.execute(db);
  },
};

/** The special service requests of passengers: a list of `{code, state}`. */
const specialServices: Migration = {
  async up(db) {
    await sql`
      alter table order_passengers
        add column special_services jsonb not null default '[]'
          check (jsonb_typeof(special_services) = 'array')`.execute(db);
  },
};

/** What staff decided about passengers whom they met, in the simulated departure control. */
const counterVerdicts: Migration = {
  async up(db) {
    await sql`
      create table departure_control_verdicts (
        flight_number text not null check (length(flight_number) <= 8),
        departure_date date not null,
        sequence_number integer not null check (sequence_number between 1 and 9999),
        verdict text not null check (verdict in ('CONFIRMED', 'TURNED_AWAY')),
        decided_at timestamptz not null,
        primary key (flight_number, departure_date, sequence_number)
      )`.execute(db);
    await sql`
      create index check_ins_to_confirm on check_ins (order_id, segment_index)
        where state = 'CONFIRMING'`.execute(db);
  },
};

/**
 * The special meals of passengers: a list of `{segmentIndex, code, state, requestedAt}`, one a
 * flight at most.
 */
const specialMeals: Migration = {
  async up(db) {
    await sql`
      alter table order_passengers
        add column special_meals jsonb not null default '[]'
          check (jsonb_typeof(special_meals) = 'array')`.execute(db);
  },
};

export const migrations = {
  '0510-check-in': checkIn,
  '0740-check-in-notices': checkInNotices,
  '0741-special-services': specialServices,
  '0742-counter-verdicts': counterVerdicts,
  '0802-special-meals': specialMeals,
};
