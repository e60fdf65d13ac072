import type { CouponState, OrderState } from '#schema/codes/orders/states.ts';
import type { RuleCode } from '#schema/rules/base/rule-codes.ts';

/** A coupon of an order: its state, and when its flight leaves and lands. */
export type OrderCoupon = {
  readonly state: CouponState;
  readonly departsAt: Date;
  readonly arrivesAt: Date;
  /** Whether it is being given back (RULES 8.21). */
  readonly inRefund?: boolean;
};

/**
 * What decides about an order's capabilities. An actor who may see an order may do what it allows.
 */
export type OrderFacts = {
  readonly state: OrderState;
  readonly cancellationCause: 'TRAVELLER' | 'PAYMENT_WINDOW' | 'AIRLINE' | null;
  readonly paymentDueAt: Date;
  /**
   * IN_PROGRESS: the provider has an attempt whose result is awaited; CAPTURED: money came, tickets
   * are on their way.
   */
  readonly payment: 'NONE' | 'IN_PROGRESS' | 'CAPTURED';
  /** When the tickets were issued; null before. */
  readonly purchasedAt: Date | null;
  readonly coupons: readonly OrderCoupon[];
  /** Whether it was booked on this site (RULES 4.14). */
  readonly boughtHere: boolean;
  /** Whether preferred seats on one of its flights wait to be paid. */
  readonly unpaidSeats: boolean;
  /** Voluntary date changes made along the chain of its tickets. */
  readonly dateChanges: number;
};

export type CapabilityReason = Extract<
  RuleCode,
  | 'NOT_PAID'
  | 'ALREADY_PAID'
  | 'PAYMENT_IN_PROGRESS'
  | 'PAYMENT_WINDOW_OVER'
  | 'ORDER_CANCELLED'
  | 'ORDER_CLOSED'
  | 'NOT_TICKETED'
  | 'CHECK_IN_NOT_OPEN'
  | 'CHECK_IN_CLOSED'
  | 'NOT_CHECKED_IN'
  | 'STILL_CHECKED_IN'
  | 'OTHER_CHANNEL'
  | 'UNPAID_SEATS'
  | 'REFUND_IN_PROGRESS'
  | 'ALREADY_CHANGED'
  | 'RECEIPT_PERIOD_OVER'
  | 'NOT_YET_OFFERED'
>;

/**
 * Until when something may be done (the first instant it may not), or why it may not be done: not
 * before `from`, where that is ahead and known.
 */
export type Verdict =
  | { readonly from: null; readonly until: Date; readonly reason: null }
  | { readonly from: Date | null; readonly until: null; readonly reason: CapabilityReason };

export const allowedUntil = (until: Date): Verdict => ({ from: null, until, reason: null });

export const refused = (reason: CapabilityReason, from: Date | null = null): Verdict => ({
  from,
  until: null,
  reason,
});
