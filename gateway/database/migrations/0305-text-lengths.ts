import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The longest of what travellers type, in the database too. Names of many thousand characters were
 * accepted once, as long as few letters were among them: they become what the ticket prints, which
 * was always short.
 */
export const textLengths: Migration = {
  async up(db) {
    // Before the names are shortened, so that no gateway of the release before adds a long one
    // meanwhile.
    await sql`
      alter table order_passengers
        add constraint order_passengers_short_names
          check (char_length(last_name) <= 120 and char_length(first_name) <= 120) not valid,
        add constraint order_passengers_short_texts check (
          char_length(phone) <= 16
          and char_length(title) <= 20
          and char_length(document_type) <= 20
          and char_length(frequent_flyer_airline) <= 20
          and char_length(frequent_flyer_number) <= 20
        )`.execute(db);
    // By bytes: a name is read by its UTF-16 length, which is never more than that.
    await sql`
      update order_passengers set
        last_name = case when octet_length(last_name) > 120
          then split_part(ticket_name, '/', 1) else last_name end,
        first_name = case when octet_length(first_name) > 120
          then split_part(ticket_name, '/', 2) else first_name end
        where octet_length(last_name) > 120 or octet_length(first_name) > 120`.execute(db);
    await sql`
      alter table order_passengers validate constraint order_passengers_short_names`.execute(db);
    await sql`
      alter table orders
        add constraint orders_short_texts check (
          char_length(contact_name) <= 60
          and char_length(contact_email) <= 254
          and char_length(contact_phone) <= 16
        )`.execute(db);
    await sql`
      alter table verification_challenges
        add constraint verification_challenges_short_texts
          check (char_length(recipient) <= 254 and char_length(purpose) <= 40)`.execute(db);
    await sql`
      alter table idempotency_keys
        add constraint idempotency_keys_short_texts
          check (char_length(scope) <= 200 and char_length(key) <= 200)`.execute(db);
  },
};
