import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Tickets, one a passenger, and their coupons, one a segment. Numbers are the airline’s, given
 * once.
 */
const tickets: Migration = {
  async up(db) {
    await sql`create sequence ticket_serials start with 2400000001 maxvalue 9999999999`.execute(db);
    await sql`
      create table tickets (
        id uuid primary key,
        number text not null unique check (number ~ '^[0-9]{13}$'),
        order_id uuid not null references orders (id),
        passenger_id uuid not null references order_passengers (id),
        reissue_of uuid unique references tickets (id),
        issued_at timestamptz not null,
        valid_until date not null
      )`.execute(db);
    await sql`
      create unique index tickets_first_of_passenger
        on tickets (passenger_id) where reissue_of is null`.execute(db);
    await sql`create index tickets_of_order on tickets (order_id)`.execute(db);
    await sql`
      create table coupons (
        id uuid primary key,
        ticket_id uuid not null references tickets (id),
        number integer not null check (number >= 1),
        order_id uuid not null,
        segment_index integer not null,
        state text not null check (state in
          ('OPEN', 'CHECKED_IN', 'FLOWN', 'EXCHANGED', 'REFUNDED', 'VOID')),
        unique (ticket_id, number),
        unique (ticket_id, segment_index),
        foreign key (order_id, segment_index) references order_segments (order_id, index)
      )`.execute(db);
    await sql`create index coupons_of_order on coupons (order_id)`.execute(db);
  },
};

export const migrations = {
  '0302-tickets': tickets,
};
