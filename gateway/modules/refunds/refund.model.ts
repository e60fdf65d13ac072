import type { TaxLine } from '#gateway/modules/flights/trip-price.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import type { RefundRejectionCode } from '#gateway/resolvers.gen.ts';
import type { RefundReason } from '#schema/codes/orders/refund-reasons.ts';
import type { RefundState } from '#schema/codes/orders/states.ts';
import type { RefundAmount } from '#schema/rules/after-sale/refund-amount.ts';
import type { LocalDate } from '#schema/rules/base/local-date.ts';
import type { Money } from '#schema/rules/base/money.ts';

/** Who gives up which bounds, and why. */
export type RefundQuestion = {
  readonly orderId: string;
  readonly passengerIds: readonly string[];
  /** Null for everything unused. */
  readonly boundIndexes: readonly number[] | null;
  readonly reason: RefundReason;
  /** The change by the airline that is the reason; null for other reasons. */
  readonly airlineChangeId: string | null;
};

/** What one passenger is refunded for the segments that are given up. */
export type QuotedPassenger = {
  readonly passengerId: string;
  readonly segmentIndexes: readonly number[];
  readonly amounts: RefundAmount;
  readonly taxes: readonly TaxLine[];
};

/** What is refunded: `money` is the total with the seats. */
export type RefundQuote = {
  readonly passengers: readonly QuotedPassenger[];
  readonly amounts: RefundAmount;
  readonly seats: Money;
  readonly money: Money;
};

/** The same of an order, for an answer. */
export type PassengerRefundView = QuotedPassenger & { readonly order: Order };

/** A quote that is guaranteed for a while. Its id is signed, and holds what was asked for. */
export type RefundOffer = RefundQuote & {
  readonly id: string;
  readonly order: Order;
  readonly reason: RefundReason;
  readonly dueOn: LocalDate;
  readonly expiresAt: Date;
  readonly asOf: Date;
};

/** A step of a refund. */
export type RefundStep = { readonly state: RefundState; readonly at: Date };

/** A refund that was requested. */
export type Refund = RefundQuote & {
  readonly id: string;
  readonly number: string;
  readonly orderId: string;
  readonly state: RefundState;
  readonly reason: RefundReason;
  readonly note: string | null;
  readonly requestedAt: Date;
  readonly dueOn: LocalDate;
  readonly endedAt: Date | null;
  readonly rejection: { readonly code: RefundRejectionCode; readonly note: string | null } | null;
  readonly previousId: string | null;
  readonly proofIds: readonly string[];
  readonly events: readonly RefundStep[];
};

/** A refund through its order, which says who may see it. */
export type RefundView = Refund & { readonly order: Order };
