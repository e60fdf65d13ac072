import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** One row at most, and none in production. */
const demoClock: Migration = {
  async up(db) {
    await sql`
      CREATE TABLE demo_clock (
        singleton boolean PRIMARY KEY DEFAULT true CHECK (singleton),
        offset_minutes integer NOT NULL
      )`.execute(db);
  },
};

/** The embedded mailbox of demo mode; empty in production, which has a mail server. */
const demoMail: Migration = {
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

/**
 * What staff decided about documents at the simulated identity office, and the scenarios that
 * visitors of a demonstration have set up.
 */
const deskOfDemo: Migration = {
  async up(db) {
    await sql`
      create table identity_office_verdicts (
        document_id uuid primary key references member_documents on delete cascade,
        failure text check (length(failure) <= 40),
        decided_at timestamptz not null
      )`.execute(db);
    await sql`
      create table demo_scenarios (
        id uuid primary key,
        scenario text not null check (length(scenario) <= 60),
        member_id uuid references members on delete cascade,
        world jsonb not null,
        made_at timestamptz not null
      )`.execute(db);
    await sql`create index demo_scenarios_made_at on demo_scenarios (made_at)`.execute(db);
    await sql`create index demo_scenarios_member on demo_scenarios (member_id)`.execute(db);
    // what each office has decided, the latest first
    await sql`create index member_documents_decided on member_documents (decided_at)
      where decided_at is not null`.execute(db);
    await sql`create index refund_office_decided on refund_office_decisions (decided_at)`.execute(
      db,
    );
    await sql`create index departure_control_decided on departure_control_verdicts (decided_at)`.execute(
      db,
    );
  },
};

export const migrations = {
  '0002-demo-clock': demoClock,
  '0701-demo-mail': demoMail,
  '0960-desk-of-demo': deskOfDemo,
};
