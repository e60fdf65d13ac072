import type { ColumnType } from 'kysely';

/** A scenario that a visitor of a demonstration has set up, as its page lists it. */
type DemoScenariosTable = {
  id: string;
  scenario: string;
  /** As whom the visitor was signed in; null for guests. */
  member_id: string | null;
  /** Written as JSON text, read as the value it stands for. */
  world: ColumnType<unknown, string, string>;
  made_at: Date;
};

/**
 * What staff decided about a member's document at the simulated identity office: that it is the
 * member's where there is no failure.
 */
type IdentityOfficeVerdictsTable = {
  document_id: string;
  failure: string | null;
  decided_at: Date;
};

declare module '#gateway/database/tables.ts' {
  interface Tables {
    demo_scenarios: DemoScenariosTable;
    identity_office_verdicts: IdentityOfficeVerdictsTable;
  }
}
