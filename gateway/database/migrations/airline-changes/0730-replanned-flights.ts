import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Flights that operations control plans otherwise days ahead, and how they stand in orders. */
export const replannedFlights: Migration = {
  async up(db) {
    await sql`
      alter table flight_irregularities
        add column aircraft text check (char_length(aircraft) <= 10),
        drop constraint flight_irregularities_say_what,
        add constraint flight_irregularities_say_what check (
          case kind
            when 'DELAY' then coalesce(delay_minutes, -1) >= 0
              and num_nonnulls(gate, airport, aircraft) = 0
            when 'RETIMING' then delay_minutes is not null
              and num_nonnulls(gate, airport, aircraft) = 0
            when 'GATE_CHANGE' then gate is not null
              and num_nonnulls(delay_minutes, airport, aircraft) = 0
            when 'CANCELLATION' then num_nonnulls(delay_minutes, gate, airport, aircraft) = 0
            when 'DIVERSION' then airport is not null
              and num_nonnulls(delay_minutes, gate, aircraft) = 0
            when 'REROUTING' then airport is not null
              and num_nonnulls(delay_minutes, gate, aircraft) = 0
            when 'AIRCRAFT_CHANGE' then aircraft is not null
              and num_nonnulls(delay_minutes, gate, airport) = 0
            else false
          end
        )`.execute(db);
    // A flight that does not fly uses no coupon: its time may come while the traveller still
    // decides.
    await sql`
      alter table order_segments
        add column aircraft text check (char_length(aircraft) <= 10),
        add column unused_until timestamptz`.execute(db);
  },
};
