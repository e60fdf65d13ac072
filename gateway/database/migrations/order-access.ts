import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Unpaid orders are counted by browser and by network address. */
const openOrders: Migration = {
  async up(db) {
    await sql`alter table orders add column placed_from bytea`.execute(db);
    await sql`
      create index orders_open_of_session on orders (session_id)
        where state = 'PENDING_PAYMENT'`.execute(db);
    await sql`
      create index orders_open_from on orders (placed_from)
        where state = 'PENDING_PAYMENT'`.execute(db);
  },
};

/**
 * Guests find their orders by e-mail address and by the number of a document too; a look-up may
 * open several orders. A traveller of before has no hash of the number alone, and is found by the
 * other keys.
 */
const lookUpKeys: Migration = {
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

/** A member's orders are found by the e-mail address that the member has proved. */
const ordersOfContacts: Migration = {
  async up(db) {
    await sql`create index orders_of_contact on orders (lower(contact_email))`.execute(db);
  },
};

/**
 * Bookings whose tickets another channel has sold, once check-in has opened one of their flights:
 * who sold them, and until when preferred seats wait for payment there. Nothing is paid for them
 * here, and no list shows them.
 */
const otherChannels: Migration = {
  async up(db) {
    await sql`
      alter table orders
        add column sold_by text check (length(sold_by) between 1 and 60)`.execute(db);
    await sql`
      alter table order_segments add column seats_due_elsewhere_at timestamptz`.execute(db);
  },
};

export const migrations = {
  '0304-open-orders': openOrders,
  '0307-look-up-keys': lookUpKeys,
  '0603-orders-of-contacts': ordersOfContacts,
  '0760-other-channels': otherChannels,
};
