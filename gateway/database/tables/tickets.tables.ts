import type { Generated } from 'kysely';

export type TicketsTable = {
  id: string;
  number: string;
  order_id: string;
  passenger_id: string;
  /** The ticket that this one replaces. */
  reissue_of: string | null;
  issued_at: Date;
  valid_until: string;
};

export type CouponsTable = {
  id: string;
  ticket_id: string;
  number: number;
  order_id: string;
  segment_index: number;
  state: string;
  /** The change of date or refund that it is in; null when it is in none. */
  procedure: Generated<string | null>;
};

declare module '#gateway/database/tables.ts' {
  interface Tables {
    tickets: TicketsTable;
    coupons: CouponsTable;
  }
}
