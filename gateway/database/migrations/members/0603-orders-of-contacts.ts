import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A member's orders are found by the e-mail address that the member has proved. */
export const ordersOfContacts: Migration = {
  async up(db) {
    await sql`create index orders_of_contact on orders (lower(contact_email))`.execute(db);
  },
};
