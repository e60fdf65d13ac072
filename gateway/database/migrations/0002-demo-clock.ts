import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** One row at most, and none in production. */
export const demoClock: Migration = {
  async up(db) {
    await sql`
      CREATE TABLE demo_clock (
        singleton boolean PRIMARY KEY DEFAULT true CHECK (singleton),
        offset_minutes integer NOT NULL
      )`.execute(db);
  },
};
