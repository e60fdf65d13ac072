import type { Generated } from 'kysely';

/** What a service told about an order, in the order in which it happened. */
export type FactsTable = {
  team: string;
  /** The service's own; a fact that came before changes nothing. */
  key: string;
  order_id: string;
  /** From 1, for each order and service. */
  number: number;
  kind: string;
  content_hash: string;
  recorded_at: Date;
};

/** Coupons in a refund that a service carries out. */
export type HeldCouponsTable = { coupon_id: string; team: string };

/** What went back of a payment by the word of a service, in money and points together. */
export type FactPayoutsTable = {
  id: Generated<number>;
  order_id: string;
  payment_id: string;
  amount: number;
};

declare module '#gateway/database/tables.ts' {
  interface Tables {
    facts: FactsTable;
    held_coupons: HeldCouponsTable;
    fact_payouts: FactPayoutsTable;
  }
}
