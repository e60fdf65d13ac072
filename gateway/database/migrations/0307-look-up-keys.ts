import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Guests find their orders by e-mail address and by the number of a document too; a look-up may
 * open several orders. A traveller of before has no hash of the number alone, and is found by the
 * other keys.
 */
export const lookUpKeys: Migration = {
  async up(db) {
    await sql`alter table order_passengers add column document_number_hash bytea`.execute(db);
    await sql`
      create index order_passengers_document_number_hash
        on order_passengers (document_number_hash)`.execute(db);
    await sql`create index orders_contact_email on orders (lower(contact_email))`.execute(db);
    await sql`
      alter table verification_challenges
        drop constraint verification_challenges_short_subject,
        add constraint verification_challenges_short_subject
          check (char_length(subject) <= 1000)`.execute(db);
  },
};
