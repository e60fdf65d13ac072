import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Messages to members, what each chose about copies by e-mail, and the devices that each has signed
 * in on.
 */
const memberMessages: Migration = {
  async up(db) {
    // Several gateways may notice the same event. Each member gets one message about it.
    await sql`
      create table member_messages (
        id uuid primary key,
        serial bigint generated always as identity,
        member_id uuid not null references members (id) on delete cascade,
        event text not null check (char_length(event) <= 40),
        facts jsonb not null check (char_length(facts::text) <= 1000),
        subject_type text check (char_length(subject_type) <= 40),
        subject_id uuid,
        occasion text check (char_length(occasion) <= 100),
        created_at timestamptz not null,
        read_at timestamptz,
        removed_at timestamptz,
        check ((subject_type is null) = (subject_id is null)),
        unique (member_id, occasion)
      )`.execute(db);
    await sql`
      create index member_messages_listed on member_messages (member_id, created_at desc, serial desc)
        where removed_at is null`.execute(db);
    await sql`
      create index member_messages_unread on member_messages (member_id)
        where read_at is null and removed_at is null`.execute(db);
    await sql`create index member_messages_age on member_messages (created_at)`.execute(db);
    await sql`
      create index member_messages_removed on member_messages (removed_at)
        where removed_at is not null`.execute(db);
    // What becomes of the flights of the next days is asked every minute.
    await sql`create index order_segments_departing on order_segments (departs_at)`.execute(db);
    await sql`
      create table member_message_copies (
        member_id uuid primary key references members (id) on delete cascade,
        wanted boolean not null
      )`.execute(db);
    await sql`
      create table member_devices (
        member_id uuid not null references members (id) on delete cascade,
        device text not null check (char_length(device) <= 60),
        seen_at timestamptz not null,
        primary key (member_id, device)
      )`.execute(db);
  },
};

export const migrations = {
  '0630-member-messages': memberMessages,
};
