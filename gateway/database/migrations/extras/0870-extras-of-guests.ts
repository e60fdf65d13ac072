import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Extras that a guest bought belong to the flight order for whose passengers they are, and so do
 * the coupons that come of them. They are marked: an order of extras whose member was erased has no
 * member either, and is shown to no one.
 */
export const extrasOfGuests: Migration = {
  async up(db) {
    await sql`
      alter table benefit_orders
        add column by_guest boolean not null default false,
        add constraint extras_of_a_member_or_of_guests check (not by_guest or member_id is null)`.execute(
      db,
    );
    await sql`
      alter table benefit_coupons
        alter column member_id drop not null,
        add constraint coupons_of_a_member_or_of_an_order
          check (member_id is not null or issued_by is not null)`.execute(db);
  },
};
