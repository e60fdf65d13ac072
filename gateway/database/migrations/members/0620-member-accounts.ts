import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Members change their own data, prove their real name, and may leave. */
export const memberAccounts: Migration = {
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
