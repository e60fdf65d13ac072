import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const flightInventory: Migration = {
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
