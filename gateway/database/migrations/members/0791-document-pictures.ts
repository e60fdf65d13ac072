import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The pictures of a document, until the office has decided about it. */
export const documentPictures: Migration = {
  async up(db) {
    await sql`
      alter table member_documents add column file_ids uuid[] not null default '{}'`.execute(db);
  },
};
