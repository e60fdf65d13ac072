import type { Generated } from 'kysely';

export type PaymentsTable = {
  id: string;
  /** Attempts in the order in which they were begun, whatever the demo's clock was set to. */
  ordinal: Generated<number>;
  /**
   * The flight order that it belongs to: who sees that sees the payment. Null of extras, which
   * belong to none.
   */
  order_id: string | null;
  /** The order of extras that it pays; null of everything else. */
  benefit_order_id: Generated<string | null>;
  /**
   * What is paid: `ORDER` and `BENEFIT_ORDER`, then `payable_id` is that order's, or `SEAT_ORDER`.
   */
  payable_kind: Generated<string>;
  payable_id: string;
  state: string;
  /** The part in money. */
  amount: number;
  /** The part in points. */
  points: Generated<number>;
  /** The member whose points they are; null where none are used. */
  points_of: Generated<string | null>;
  /** How many of them went back. */
  returned_points: Generated<number>;
  currency: string;
  /** Of the provider's page. */
  locale: string;
  provider_reference: string | null;
  hosted_page_url: string | null;
  /** The provider's last report, and when it arrived. */
  provider_status: string | null;
  provider_status_at: Date | null;
  /** When the provider was last asked. */
  asked_at: Date | null;
  failure: string | null;
  captured_amount: Generated<number>;
  /** Null: the currency that was asked for. */
  captured_currency: Generated<string | null>;
  /** What goes back or went back of it; the database refuses more than was captured. */
  returned_amount: Generated<number>;
  card_scheme: string | null;
  card_last_digits: string | null;
  created_at: Date;
  expires_at: Date;
  settled_at: Date | null;
};

export type PaymentReturnsTable = {
  id: string;
  payment_id: string;
  amount: number;
  currency: string;
  cause: string;
  state: string;
  created_at: Date;
  settled_at: Date | null;
};

export type PaymentEventsTable = {
  /** The provider's; an event that came before changes nothing. */
  event_id: string;
  payment_id: string;
  type: string;
  received_at: Date;
};

declare module '#gateway/database/tables.ts' {
  interface Tables {
    payments: PaymentsTable;
    payment_returns: PaymentReturnsTable;
    payment_events: PaymentEventsTable;
  }
}
