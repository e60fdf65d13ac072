import type { ColumnType, Generated } from 'kysely';

export type VerificationChallengesTable = {
  id: string;
  purpose: string;
  session_id: string;
  /** Keyed hash of what was asked for, whether it exists or not, and by which asker. */
  target: Buffer;
  /** What the code opens, in the words of its purpose: for ORDER_ACCESS an order. */
  subject: string | null;
  /** null where there was no one to send it to, and then no code is right. */
  recipient: string | null;
  /** Further mailboxes that the same details name, each with what its own code opens. */
  others: ColumnType<{ recipient: string; subject: string }[], string | undefined, string>;
  locale: string;
  tries: Generated<number>;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
};

export type RateWindowsTable = {
  key: Buffer;
  opened_at: Date;
  count: number;
};

declare module '#gateway/database/tables.ts' {
  interface Tables {
    verification_challenges: VerificationChallengesTable;
    rate_windows: RateWindowsTable;
  }
}
