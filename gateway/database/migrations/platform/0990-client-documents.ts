import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The documents of apps that are not the web site, by app and version, and how many requests
 * each document has on a day.
 */
export const clientDocuments: Migration = {
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
