import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** For which flights of orders the notice was sent that check-in is open. */
export const checkInNotices: Migration = {
  async up(db) {
    await sql`
      create table check_in_notices (
        order_id uuid not null,
        segment_index integer not null,
        told_at timestamptz not null,
        primary key (order_id, segment_index),
        foreign key (order_id, segment_index) references order_segments (order_id, index) on delete cascade
      )`.execute(db);
  },
};
