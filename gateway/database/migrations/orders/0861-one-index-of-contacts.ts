import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** `orders_contact_email` is the same index: each order was written to both. */
export const oneIndexOfContacts: Migration = {
  async up(db) {
    await sql`drop index orders_of_contact`.execute(db);
  },
};
