import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Which runners of jobs live, so that those of a killed gateway give up what they had in hand; and
 * when each sweep has last ended.
 */
export const jobRunners: Migration = {
  async up(db) {
    await sql`
      CREATE TABLE job_runners (
        id text PRIMARY KEY CHECK (length(id) <= 64),
        seen_at timestamptz NOT NULL
      )`.execute(db);
    await sql`
      CREATE TABLE sweep_runs (
        name text PRIMARY KEY CHECK (length(name) <= 64),
        completed_at timestamptz NOT NULL
      )`.execute(db);
  },
};
