import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * What staff decided about documents at the simulated identity office, and the scenarios that
 * visitors of a demonstration have set up.
 */
export const deskOfDemo: Migration = {
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
