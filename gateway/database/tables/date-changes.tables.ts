import type { ColumnType } from 'kysely';

/** Written as JSON text, read as the value it stands for. */
type Json = ColumnType<unknown, string, string>;

/** A change of date of an order. */
export type DateChangesTable = {
  id: string;
  number: string;
  order_id: string;
  /** The order with the new flights, once they are ticketed. */
  new_order_id: string | null;
  kind: string;
  state: string;
  cancellation_cause: string | null;
  /** The flights and fares of the bounds that change. */
  bounds: Json;
  /** What it costs, one a passenger. */
  quotes: Json;
  /** What becomes, or became, of seats that were chosen. */
  seats: Json;
  currency: string;
  penalty: number;
  add_collect: number;
  total_due: number;
  refund_due: number;
  created_at: Date;
  payment_due_at: Date;
  closed_at: Date | null;
};

declare module '#gateway/database/tables.ts' {
  interface Tables {
    date_changes: DateChangesTable;
  }
}
