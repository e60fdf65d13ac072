import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The card that made a chosen seat cheaper: its name is said beside the price. */
export const cardsOfSeats: Migration = {
  async up(db) {
    await sql`
      alter table chosen_seats
        add column discount_card text check (length(discount_card) <= 24),
        add constraint card_of_a_card_discount
          check (discount_card is null or discount_cause = 'TIER')`.execute(db);
  },
};
