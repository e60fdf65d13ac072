import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The special meals of passengers: a list of `{segmentIndex, code, state, requestedAt}`, one a
 * flight at most.
 */
export const specialMeals: Migration = {
  async up(db) {
    await sql`
      alter table order_passengers
        add column special_meals jsonb not null default '[]'
          check (jsonb_typeof(special_meals) = 'array')`.execute(db);
  },
};
