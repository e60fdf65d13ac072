import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Members of the club: who they are, how they are reached, and what they sign in with. */
export const members: Migration = {
  async up(db) {
    await sql`
      create table members (
        id uuid primary key,
        card_number text not null unique check (card_number ~ '^[0-9]{10}$'),
        tier text not null check (char_length(tier) <= 40),
        tier_from date not null,
        tier_until date check (tier_until >= tier_from),
        last_name text not null check (char_length(last_name) <= 120),
        first_name text not null check (char_length(first_name) <= 120),
        title text check (char_length(title) <= 20),
        gender text check (gender in ('F', 'M')),
        date_of_birth date not null,
        nationality text check (nationality ~ '^[A-Z]{2}$'),
        locale text not null check (locale in ('en', 'zh-hk', 'ja')),
        joined_at timestamptz not null,
        closes_on date
      )`.execute(db);
    // The constraint decides whose a contact is (one contact, one member), however many register
    // with it at once.
    await sql`
      create table member_contacts (
        member_id uuid not null references members (id),
        kind text not null check (kind in ('EMAIL', 'PHONE')),
        address text not null check (char_length(address) <= 254),
        lookup text not null check (char_length(lookup) <= 254),
        proved_at timestamptz not null,
        primary key (member_id, kind),
        unique (kind, lookup)
      )`.execute(db);
    await sql`
      create table member_passwords (
        member_id uuid not null references members (id),
        kind text not null check (kind in ('LOGIN', 'CONSUMPTION')),
        hash text not null check (char_length(hash) <= 200),
        wrong_tries integer not null default 0 check (wrong_tries >= 0),
        set_at timestamptz not null,
        primary key (member_id, kind)
      )`.execute(db);
    await sql`
      create table member_agreements (
        member_id uuid not null references members (id),
        agreement text not null check (char_length(agreement) <= 40),
        agreed_at timestamptz not null,
        primary key (member_id, agreement)
      )`.execute(db);
  },
};
