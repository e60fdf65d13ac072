import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The embedded mailbox of demo mode; empty in production, which has a mail server. */
export const demoMail: Migration = {
  async up(db) {
    await sql`
      CREATE TABLE demo_mail (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        sent_at timestamptz NOT NULL,
        recipient text NOT NULL,
        subject text NOT NULL,
        html text NOT NULL,
        text text NOT NULL,
        locale text NOT NULL
      )`.execute(db);
    await sql`CREATE INDEX demo_mail_recipient ON demo_mail (recipient, id)`.execute(db);
    await sql`
      CREATE TABLE demo_mail_attachments (
        mail_id bigint NOT NULL REFERENCES demo_mail ON DELETE CASCADE,
        position integer NOT NULL,
        filename text NOT NULL,
        content_type text NOT NULL,
        content bytea NOT NULL,
        PRIMARY KEY (mail_id, position)
      )`.execute(db);
  },
};
