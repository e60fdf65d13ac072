import type { Generated } from 'kysely';

export type PointsAccountsTable = {
  id: Generated<string>;
  /** Null of the airline's own account. */
  member_id: string | null;
  /** The last day on which the points can be used. */
  expires_on: string | null;
  /** Of a member's account only: the sum of its entries. */
  balance: Generated<number>;
  /** When the member was notified that the points expire soon. */
  expiry_told_at: Generated<Date | null>;
};

/** The club's record of flights taken, and of adjustments. */
export type FlownSegmentsTable = {
  id: string;
  serial: Generated<string>;
  member_id: string;
  /** The local day of departure, or of the adjustment. */
  date: string;
  source: string;
  change: number;
  qualifying: boolean;
  /** Null of an adjustment. */
  flight_number: string | null;
  status_points: number;
  /** The coupon that was flown; null of an adjustment. */
  coupon_id: string | null;
  recorded_at: Date;
};

export type PointsTransfersTable = {
  id: string;
  serial: Generated<string>;
  source: string;
  /** The commercial day. */
  recorded_on: string;
  recorded_at: Date;
  flight_number: string | null;
  departure_date: string | null;
  /** Names what is recorded once. */
  occasion: string | null;
  /** The payment that used the points, or of which they come back. */
  payment_id: Generated<string | null>;
};

export type PointsEntriesTable = { transfer_id: string; account_id: string; change: number };

declare module '#gateway/database/tables.ts' {
  interface Tables {
    points_accounts: PointsAccountsTable;
    points_transfers: PointsTransfersTable;
    points_entries: PointsEntriesTable;
    flown_segments: FlownSegmentsTable;
  }
}
