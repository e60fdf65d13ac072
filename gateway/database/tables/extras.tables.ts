export type ExtrasOrdersTable = {
  id: string;
  number: string;
  /** Null of a guest, and once its member is erased. */
  member_id: string | null;
  /** Whether a guest bought it: who may see its flight order sees it. */
  by_guest: boolean;
  /**
   * The flight order for whose passengers it is; null where it is for none, or once that is erased.
   */
  order_id: string | null;
  state: string;
  cancellation_cause: string | null;
  currency: string;
  /** Minor units. */
  total: number;
  /** What coupons pay of the total. */
  covered: number;
  created_at: Date;
  payment_due_at: Date;
  paid_at: Date | null;
  closed_at: Date | null;
};

export type ExtrasOrderItemsTable = {
  benefit_order_id: string;
  index: number;
  /** An extra as the airline's catalogue names it. */
  benefit_id: string;
  quantity: number;
  /** What one cost, in minor units. */
  price: number;
  /** For whom it is, and on which flight; null where its member decides later. */
  passenger_id: string | null;
  segment_index: number | null;
};

export type ExtraCouponsTable = {
  id: string;
  number: string;
  /** Null of one that came of a guest's order. */
  member_id: string | null;
  benefit_id: string;
  /** Whether it is frozen or expired is known from its order and its days. */
  state: string;
  valid_from: string;
  valid_until: string;
  used_at: Date | null;
  /** The order that it came from; null of one that the airline gave. */
  issued_by: string | null;
  /** The order that it pays for, or was to pay for. */
  spent_on: string | null;
};

declare module '#gateway/database/tables.ts' {
  interface Tables {
    benefit_orders: ExtrasOrdersTable;
    benefit_order_items: ExtrasOrderItemsTable;
    benefit_coupons: ExtraCouponsTable;
  }
}
