import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const sessions: Migration = {
  async up(db) {
    await sql`
      CREATE TABLE sessions (
        id text PRIMARY KEY,
        token_hash bytea NOT NULL UNIQUE,
        member_id text,
        created_at timestamptz NOT NULL,
        used_at timestamptz NOT NULL,
        idle_until timestamptz NOT NULL,
        ends_at timestamptz NOT NULL
      )`.execute(db);
    await sql`CREATE INDEX sessions_idle_until ON sessions (idle_until)`.execute(db);
    await sql`CREATE INDEX sessions_member ON sessions (member_id) WHERE member_id IS NOT NULL`.execute(
      db,
    );
  },
};
