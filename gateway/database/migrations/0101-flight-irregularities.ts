import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Irregularities that scenarios set; empty in production, where operations control reports them.
 */
export const flightIrregularities: Migration = {
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
