import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Irregularities that scenarios set; empty in production, where operations control reports them.
 */
const flightIrregularities: Migration = {
  async up(db) {
    await sql`
      CREATE TABLE flight_irregularities (
        flight_number text NOT NULL,
        departure_date date NOT NULL,
        kind text NOT NULL,
        announced_at timestamptz NOT NULL,
        reason text,
        delay_minutes integer,
        gate text,
        airport text,
        PRIMARY KEY (flight_number, departure_date, kind),
        CONSTRAINT flight_irregularities_say_what CHECK (
          CASE kind
            WHEN 'DELAY' THEN coalesce(delay_minutes, -1) >= 0 AND gate IS NULL AND airport IS NULL
            WHEN 'GATE_CHANGE' THEN gate IS NOT NULL AND delay_minutes IS NULL AND airport IS NULL
            WHEN 'CANCELLATION' THEN delay_minutes IS NULL AND gate IS NULL AND airport IS NULL
            WHEN 'DIVERSION' THEN airport IS NOT NULL AND delay_minutes IS NULL AND gate IS NULL
            ELSE false
          END
        )
      )`.execute(db);
  },
};

const flightInventory: Migration = {
  async up(db) {
    await sql`
      CREATE TABLE flight_inventory (
        flight_number text NOT NULL,
        departure_date date NOT NULL,
        cabin text NOT NULL,
        capacity integer NOT NULL,
        sold_elsewhere integer NOT NULL,
        sold integer NOT NULL,
        changed_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (flight_number, departure_date, cabin),
        CONSTRAINT flight_inventory_never_oversold
          CHECK (0 <= sold_elsewhere AND sold_elsewhere <= sold AND sold <= capacity)
      )`.execute(db);
    await sql`CREATE INDEX flight_inventory_changed_at ON flight_inventory (changed_at)`.execute(
      db,
    );
  },
};

/** Flights that operations control plans otherwise days ahead, and how they stand in orders. */
const replannedFlights: Migration = {
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

export const migrations = {
  '0101-flight-irregularities': flightIrregularities,
  '0201-flight-inventory': flightInventory,
  '0730-replanned-flights': replannedFlights,
};
