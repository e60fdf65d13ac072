import type { ColumnType, Generated } from 'kysely';

/**
 * The tables of the database. Only what belongs to no feature is here; each aggregate adds its own
 * from `gateway/database/tables/<aggregate>.tables.ts`, so that a new feature touches no other
 * one's file:
 *
 *     declare module '#gateway/database/tables.ts' {
 *       interface Tables { orders: OrdersTable }
 *     }
 */
export interface Tables {
  idempotency_keys: IdempotencyKeysTable;
  demo_clock: DemoClockTable;
  sessions: SessionsTable;
}

type DemoClockTable = { singleton: boolean; offset_minutes: number };

type SessionsTable = {
  id: string;
  /** SHA-256 of what the cookie holds, so that a copy of the table opens no session. */
  token_hash: Buffer;
  member_id: string | null;
  created_at: Date;
  used_at: Date;
  idle_until: Date;
  ends_at: Date;
  /** Whether the member chose to stay signed in on the device. */
  remembered: Generated<boolean>;
  /** Browser and system, in words of the browser; empty for guests. */
  device: Generated<string>;
};

type IdempotencyKeysTable = {
  /** Who asked for what: an actor and an operation. */
  scope: string;
  key: string;
  request_hash: string;
  /** null only inside the transaction that is making the answer. */
  answer: ColumnType<unknown, string | null, string>;
  created_at: Generated<Date>;
};
