import type { Generated } from 'kysely';

export type VerificationChallengesTable = {
  id: string;
  purpose: string;
  session_id: string;
  /** Keyed hash of what was looked for, whether it exists or not, and by which asker. */
  target: Buffer;
  /** null where nothing was found, and then no code is right. */
  order_id: string | null;
  recipient: string | null;
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
