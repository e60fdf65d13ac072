import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The special service requests of passengers: a list of `{code, state}`. */
export const specialServices: Migration = {
  async up(db) {
    await sql`
      alter table order_passengers
        add column special_services jsonb not null default '[]'
          check (jsonb_typeof(special_services) = 'array')`.execute(db);
  },
};
