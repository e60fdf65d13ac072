import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What staff decided about passengers whom they met, in the simulated departure control. */
export const counterVerdicts: Migration = {
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
