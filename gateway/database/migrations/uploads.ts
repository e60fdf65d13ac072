import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Files that users have sent, encrypted, and until a request uses them only for a while. */
const uploads: Migration = {
  async up(db) {
    await sql`
      create table uploaded_files (
        id uuid primary key,
        purpose text not null check (purpose in ('REFUND_PROOF', 'IDENTITY_DOCUMENT')),
        session_id text check (length(session_id) <= 64),
        member_id uuid references members (id) on delete cascade,
        name text not null check (char_length(name) <= 100),
        media_type text not null check
          (media_type in ('image/jpeg', 'image/png', 'image/webp', 'application/pdf')),
        bytes integer not null check (bytes > 0),
        content_sealed bytea not null,
        uploaded_at timestamptz not null,
        used_at timestamptz,
        check (session_id is not null or member_id is not null)
      )`.execute(db);
    await sql`
      create index uploaded_files_unused on uploaded_files (uploaded_at)
        where used_at is null`.execute(db);
    await sql`create index uploaded_files_of_member on uploaded_files (member_id)`.execute(db);
    await sql`create index uploaded_files_of_session on uploaded_files (session_id)`.execute(db);
  },
};

export const migrations = {
  '0710-uploads': uploads,
};
