import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Changes of contact, while they can be undone; and until when a member's points are held. */
export const contactChanges: Migration = {
  async up(db) {
    await sql`
      create table contact_changes (
        id uuid primary key,
        member_id uuid not null references members (id) on delete cascade,
        kind text not null check (kind in ('EMAIL', 'PHONE')),
        address_before text check (char_length(address_before) <= 254),
        address_after text not null check (char_length(address_after) <= 254),
        changed_at timestamptz not null,
        undone_at timestamptz
      )`.execute(db);
    await sql`create index contact_changes_of_member
      on contact_changes (member_id, changed_at)`.execute(db);
    await sql`create index contact_changes_changed_at on contact_changes (changed_at)`.execute(db);
    await sql`alter table members add column points_held_until timestamptz`.execute(db);
  },
};
