import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const idempotency: Migration = {
  async up(db) {
    await sql`
      CREATE TABLE idempotency_keys (
        scope text NOT NULL,
        key text NOT NULL,
        request_hash text NOT NULL,
        answer jsonb,
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (scope, key)
      )`.execute(db);
    await sql`CREATE INDEX idempotency_keys_created_at ON idempotency_keys (created_at)`.execute(
      db,
    );
  },
};

/** The trusted documents, shared between the releases of the web site. */
const trustedDocuments: Migration = {
  async up(db) {
    await sql`
      CREATE TABLE trusted_documents (
        id text PRIMARY KEY CHECK (id ~ '^sha256:[0-9a-f]{64}$'),
        text text NOT NULL,
        published_at timestamptz NOT NULL DEFAULT now()
      )`.execute(db);
  },
};

const sessions: Migration = {
  async up(db) {
    await sql`
      CREATE TABLE sessions (
        id text PRIMARY KEY,
        token_hash bytea NOT NULL UNIQUE,
        member_id text,
        created_at timestamptz NOT NULL,
        used_at timestamptz NOT NULL,
        idle_until timestamptz NOT NULL,
        ends_at timestamptz NOT NULL
      )`.execute(db);
    await sql`CREATE INDEX sessions_idle_until ON sessions (idle_until)`.execute(db);
    await sql`CREATE INDEX sessions_member ON sessions (member_id) WHERE member_id IS NOT NULL`.execute(
      db,
    );
  },
};

/**
 * Data that is no longer needed can be erased: numbers of documents first, then people, then what
 * the accounts needed.
 */
const erasure: Migration = {
  async up(db) {
    await sql`
      alter table orders
        add column documents_erased_at timestamptz,
        add column anonymised_at timestamptz,
        alter column contact_name drop not null,
        alter column contact_email drop not null,
        add constraint orders_keep_their_contact check (anonymised_at is not null
          or (contact_name is not null and contact_email is not null)),
        add constraint orders_anonymised check (anonymised_at is null
          or coalesce(contact_name, contact_email, contact_phone, session_id, member_id) is null
            and placed_from is null and documents_erased_at is not null)`.execute(db);
    await sql`
      alter table order_passengers
        alter column document_number_sealed drop not null,
        alter column document_number_lookup drop not null,
        add constraint order_passengers_erased_whole
          check ((document_number_sealed is null) = (document_number_lookup is null))`.execute(db);
    // When an order is over; the sweep asks by the same expression.
    const over = sql`(case when state = 'CANCELLED' then closed_at else last_departure_at end)`;
    await sql`create index orders_with_documents on orders (${over})
      where documents_erased_at is null`.execute(db);
    await sql`create index orders_with_people on orders (${over})
      where anonymised_at is null`.execute(db);
    await sql`create index orders_of_the_accounts on orders (${over})
      where anonymised_at is not null`.execute(db);

    await sql`
      create or replace function refuse_to_rewrite() returns trigger language plpgsql as $$
        begin
          if tg_op = 'DELETE' and exists (
            select from orders where id = old.order_id and anonymised_at is not null
          ) then return old; end if;
          raise exception '% is append-only', tg_table_name;
        end
      $$`.execute(db);
    await sql`
      alter table tickets
        drop constraint tickets_reissue_of_fkey,
        add foreign key (reissue_of) references tickets (id) on delete set null`.execute(db);

    await cascade(db, 'order_segments', 'order_id', 'orders');
    await cascade(db, 'payments', 'order_id', 'orders');
    await cascade(db, 'payment_returns', 'payment_id', 'payments');
    await cascade(db, 'payment_events', 'payment_id', 'payments');

    await sql`create index orders_created_at on orders (created_at)`.execute(db);
    await sql`create index sessions_ends_at on sessions (ends_at)`.execute(db);
    await sql`create index order_access_expires_at on order_access (expires_at)`.execute(db);
    await sql`create index order_access_of_order on order_access (order_id)`.execute(db);
    await sql`create index verification_challenges_expires_at
      on verification_challenges (expires_at)`.execute(db);
    await sql`create index demo_mail_sent_at on demo_mail (sent_at)`.execute(db);
  },
};

/** Rows of a table go with the row that they belong to. */
async function cascade(
  db: Parameters<Migration['up']>[0],
  table: string,
  column: string,
  owner: string,
): Promise<void> {
  await sql`
    alter table ${sql.table(table)}
      drop constraint ${sql.id(`${table}_${column}_fkey`)},
      add foreign key (${sql.id(column)}) references ${sql.table(owner)} (id)
        on delete cascade`.execute(db);
}

/**
 * Which runners of jobs live, so that those of a killed gateway give up what they had in hand; and
 * when each sweep has last ended.
 */
const jobRunners: Migration = {
  async up(db) {
    await sql`
      CREATE TABLE job_runners (
        id text PRIMARY KEY CHECK (length(id) <= 64),
        seen_at timestamptz NOT NULL
      )`.execute(db);
    await sql`
      CREATE TABLE sweep_runs (
        name text PRIMARY KEY CHECK (length(name) <= 64),
        completed_at timestamptz NOT NULL
      )`.execute(db);
  },
};

/**
 * A value by which a start knows that its secret is the one of the database; and the beginnings of
 * sealed values, which name their key: what is under an earlier one is found without reading the
 * rest.
 */
const secretCanary: Migration = {
  async up(db) {
    await sql`
      create table secret_canary (
        singleton boolean primary key default true check (singleton),
        sealed bytea not null
      )`.execute(db);
    for (const [table, column] of [
      ['order_passengers', 'document_number_sealed'],
      ['frequent_passenger_documents', 'number_sealed'],
      ['member_documents', 'number_sealed'],
      ['uploaded_files', 'content_sealed'],
    ] as const)
      await sql`
        create index ${sql.ref(`${table}_sealed_under`)}
          on ${sql.table(table)} (substr(${sql.ref(column)}, 1, 5))`.execute(db);
  },
};

/**
 * The documents of apps that are not the web site, by app and version, and how many requests
 * each document has on a day.
 */
const clientDocuments: Migration = {
  async up(db) {
    await sql`
      create table client_releases (
        app text not null check (app ~ '^[a-z0-9][a-z0-9._-]{0,63}$'),
        version text not null check (version ~ '^[A-Za-z0-9][A-Za-z0-9._+-]{0,63}$'),
        published_at timestamptz not null default now(),
        retired_at timestamptz,
        primary key (app, version)
      )`.execute(db);
    await sql`
      create table client_documents (
        app text not null,
        version text not null,
        id text not null check (id ~ '^sha256:[0-9a-f]{64}$'),
        text text not null check (octet_length(text) <= 65536),
        primary key (app, version, id),
        foreign key (app, version) references client_releases on delete cascade
      )`.execute(db);
    await sql`create index client_documents_by_id on client_documents (id)`.execute(db);
    await sql`
      create table document_usage (
        day date not null,
        document_id text not null check (document_id ~ '^sha256:[0-9a-f]{64}$'),
        app text not null check (length(app) <= 64),
        version text not null check (length(version) <= 64),
        requests bigint not null check (requests > 0),
        primary key (day, document_id, app, version)
      )`.execute(db);
  },
};

export const migrations = {
  '0001-idempotency': idempotency,
  '0002-trusted-documents': trustedDocuments,
  '0003-sessions': sessions,
  '0801-erasure': erasure,
  '0890-job-runners': jobRunners,
  '0920-secret-canary': secretCanary,
  '0990-client-documents': clientDocuments,
};
