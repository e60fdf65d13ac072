import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const idempotency: Migration = {
  async up(db) {
    await sql`
      CREATE TABLE idempotency_keys (
        scope text NOT NULL,
        key text NOT NULL,
        request_hash text NOT NULL,
        answer jsonb,
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (scope, key)
      )`.execute(db);
    await sql`CREATE INDEX idempotency_keys_created_at ON idempotency_keys (created_at)`.execute(
      db,
    );
  },
};
