import type { ColumnType } from 'kysely';

/** Written as JSON text, read as the value it stands for. */
type Json = ColumnType<unknown, string, string>;

/** A change by the airline of one bound of an order. */
export type AirlineChangesTable = {
  id: string;
  order_id: string;
  bound_index: number;
  kind: string;
  reason: string | null;
  state: string;
  /** The flights concerned, each as it was booked and as it is proposed. */
  segments: Json;
  announced_at: Date;
  /** The new departure; the original one when no flight is proposed. */
  departs_at: Date;
  /** Whether there is a flight to keep. */
  proposed: boolean;
  decide_by: Date;
  reminded_at: Date | null;
  decided_at: Date | null;
  date_change_id: string | null;
  refund_id: string | null;
};

declare module '#gateway/database/tables.ts' {
  interface Tables {
    airline_changes: AirlineChangesTable;
  }
}
