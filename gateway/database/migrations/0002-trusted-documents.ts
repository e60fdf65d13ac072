import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The trusted documents, shared between the releases of the web site. */
export const trustedDocuments: Migration = {
  async up(db) {
    await sql`
      CREATE TABLE trusted_documents (
        id text PRIMARY KEY CHECK (id ~ '^sha256:[0-9a-f]{64}$'),
        text text NOT NULL,
        published_at timestamptz NOT NULL DEFAULT now()
      )`.execute(db);
  },
};
