import type { ColumnType, Generated, Selectable } from 'kysely';

/** Written as JSON text, read as the value it stands for. */
type Json = ColumnType<unknown, string, string>;

export type RefundsTable = {
  id: string;
  number: string;
  order_id: string;
  state: string;
  reason: string;
  note: string | null;
  currency: string;
  /** Who gives up which segments, and what each is refunded: ids and amounts only. */
  passengers: Json;
  refundable_fare: number;
  refundable_tax: number;
  processing_fee: number;
  seats: number;
  /** What goes back in points, before money. */
  points: Generated<number>;
  requested_at: Date;
  due_on: string;
  ended_at: Generated<Date | null>;
  rejection_code: Generated<string | null>;
  rejection_note: Generated<string | null>;
  previous_id: string | null;
  /** When note and proofs were erased. */
  erased_at: Generated<Date | null>;
};

/** A refund as it is read. */
export type RefundRow = Selectable<RefundsTable>;

type RefundEventsTable = { id: Generated<number>; refund_id: string; state: string; at: Date };

/** `open` while the request has not failed: a coupon is in one such request at most. */
type RefundCouponsTable = { refund_id: string; coupon_id: string; open: Generated<boolean> };

type RefundProofsTable = { refund_id: string; file_id: string; position: number };

/**
 * What goes back of which payment, in money and points together; `return_id` is null until the
 * provider is asked to.
 */
type RefundPayoutsTable = {
  refund_id: string;
  payment_id: string;
  amount: number;
  return_id: Generated<string | null>;
};

/** Of the simulated back office: approved where there is no code. */
type RefundOfficeDecisionsTable = {
  refund_id: string;
  rejection_code: string | null;
  rejection_note: string | null;
  decided_at: Date;
};

declare module '#gateway/database/tables.ts' {
  interface Tables {
    refunds: RefundsTable;
    refund_events: RefundEventsTable;
    refund_coupons: RefundCouponsTable;
    refund_proofs: RefundProofsTable;
    refund_payouts: RefundPayoutsTable;
    refund_office_decisions: RefundOfficeDecisionsTable;
  }
}
