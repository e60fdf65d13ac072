import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Members of the club: who they are, how they are reached, and what they sign in with. */
const members: Migration = {
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

/** Members see where they are signed in, and may stay so for longer. */
const memberSessions: Migration = {
  async up(db) {
    await sql`
      alter table sessions
        add column remembered boolean not null default false,
        add column device text not null default '' check (char_length(device) <= 60)`.execute(db);
  },
};

/**
 * Passengers whom members have saved for later bookings, with their documents. They are erased with
 * the member.
 */
const frequentPassengers: Migration = {
  async up(db) {
    await sql`
      create table frequent_passengers (
        id uuid primary key,
        member_id uuid not null references members (id) on delete cascade,
        version integer not null check (version > 0),
        last_name text not null check (char_length(last_name) <= 120),
        first_name text not null check (char_length(first_name) <= 120),
        title text check (char_length(title) <= 20),
        gender text not null check (gender in ('F', 'M')),
        date_of_birth date not null,
        nationality text not null check (nationality ~ '^[A-Z]{2}$'),
        phone text check (phone ~ '^\\+[0-9]{1,15}$'),
        frequent_flyer_airline text check (char_length(frequent_flyer_airline) <= 8),
        frequent_flyer_number text check (char_length(frequent_flyer_number) <= 20),
        saved_at timestamptz not null,
        removed_at timestamptz
      )`.execute(db);
    await sql`create index frequent_passengers_of_member on frequent_passengers (member_id)`.execute(
      db,
    );
    await sql`
      create index frequent_passengers_removed on frequent_passengers (removed_at)
        where removed_at is not null`.execute(db);
    await sql`
      create table frequent_passenger_documents (
        id uuid primary key,
        passenger_id uuid not null references frequent_passengers (id) on delete cascade,
        index integer not null check (index >= 0),
        type text not null check (char_length(type) <= 8),
        number_sealed bytea not null,
        issuing_country text not null check (issuing_country ~ '^[A-Z]{2}$'),
        expires_on date,
        unique (passenger_id, index),
        unique (passenger_id, type)
      )`.execute(db);
  },
};

/** Members change their own data, prove their real name, and may leave. */
const memberAccounts: Migration = {
  async up(db) {
    await sql`
      alter table members
        add column revision integer not null default 1,
        add column closed_at timestamptz`.execute(db);
    await sql`create index members_to_close on members (closes_on)
      where closes_on is not null and closed_at is null`.execute(db);
    await sql`create index members_closed_at on members (closed_at)
      where closed_at is not null`.execute(db);
    for (const table of ['member_contacts', 'member_passwords', 'member_agreements'])
      await sql`
        alter table ${sql.table(table)}
          drop constraint ${sql.id(`${table}_member_id_fkey`)},
          add foreign key (member_id) references members (id) on delete cascade`.execute(db);
    await sql`
      create table member_documents (
        id uuid primary key,
        member_id uuid not null references members (id) on delete cascade,
        type text not null check (char_length(type) <= 10),
        number_sealed bytea not null,
        issuing_country text not null check (issuing_country ~ '^[A-Z]{2}$'),
        expires_on date,
        state text not null
          check (state in ('UNAUTHENTICATED', 'UNDER_REVIEW', 'AUTHENTICATED', 'FAILED')),
        submitted_at timestamptz,
        decided_at timestamptz,
        failure text check (char_length(failure) <= 40),
        check ((state = 'FAILED') = (failure is not null))
      )`.execute(db);
    await sql`create index documents_of_member on member_documents (member_id, submitted_at)`.execute(
      db,
    );
    // However many are submitted at once, one is compared.
    await sql`create unique index one_document_that_counts on member_documents (member_id)
      where state in ('UNDER_REVIEW', 'AUTHENTICATED')`.execute(db);
    await sql`create index documents_under_review on member_documents (submitted_at)
      where state = 'UNDER_REVIEW'`.execute(db);
  },
};

/** The pictures of a document, until the office has decided about it. */
const documentPictures: Migration = {
  async up(db) {
    await sql`
      alter table member_documents add column file_ids uuid[] not null default '{}'`.execute(db);
  },
};

/** Changes of contact, while they can be undone; and until when a member's points are held. */
const contactChanges: Migration = {
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

/** The browsers in which members have signed in: they are not counted with those of strangers. */
const knownBrowsers: Migration = {
  async up(db) {
    await sql`
      create table known_browsers (
        member_id uuid not null references members (id) on delete cascade,
        browser bytea not null,
        seen_at timestamptz not null,
        primary key (member_id, browser)
      )`.execute(db);
    await sql`create index known_browsers_seen_at on known_browsers (seen_at)`.execute(db);
  },
};

/** A parent or guardian consents to the membership of a minor: who it was. */
const guardianConsents: Migration = {
  async up(db) {
    await sql`
      alter table member_agreements
        add column guardian_name text check (char_length(guardian_name) <= 240)`.execute(db);
  },
};

export const migrations = {
  '0601-members': members,
  '0602-member-sessions': memberSessions,
  '0610-frequent-passengers': frequentPassengers,
  '0620-member-accounts': memberAccounts,
  '0791-document-pictures': documentPictures,
  '0910-contact-changes': contactChanges,
  '0930-known-browsers': knownBrowsers,
  '0931-guardian-consents': guardianConsents,
};
