import type { TaxLine } from '#gateway/modules/flights/trip-price.ts';
import type { RefundReason } from '#schema/codes/orders/refund-reasons.ts';
import type { RefundState } from '#schema/codes/orders/states.ts';
import type { RefundAmount } from '#schema/rules/after-sale/refund-amount.ts';
import type { Money } from '#schema/rules/base/money.ts';

/** Who gives up which flights, why, and when that was asked: what the id of an offer holds. */
export type RefundQuestion = {
  readonly orderId: string;
  readonly passengerIds: readonly string[];
  readonly boundIndexes: readonly number[];
  readonly reason: RefundReason;
  readonly askedAt: string;
  /** The change by the airline that is the reason, by its key in the story. */
  readonly airlineChangeId?: string | null;
};

/** What one passenger is refunded; `segmentKeys` name what is given up. */
export type QuotedPassenger = {
  readonly passengerId: string;
  readonly segmentKeys: readonly string[];
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

/** A refund that was requested. */
export type StoredRefund = RefundQuote & {
  readonly id: string;
  readonly number: string;
  readonly orderId: string;
  readonly reason: RefundReason;
  readonly note: string | null;
  readonly proofIds: readonly string[];
  readonly state: RefundState;
  readonly requestedAt: Date;
  readonly events: readonly { readonly state: RefundState; readonly at: Date }[];
};
