import type { PassengerSegmentKey } from '#gateway/modules/orders/segments/passenger-segment-view.ts';
import type { OfferedExtra } from '#gateway/ports/extras/extras.port.ts';
import type { CancellationCause, ExtrasRefundReasonCode } from '#gateway/resolvers.gen.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import type { ExtraCouponState, ExtrasOrderState } from '#schema/codes/orders/states.ts';
import type { LocalDate } from '#schema/rules/base/local-date.ts';
import { type Money, subtractMoney, zeroMoney } from '#schema/rules/base/money.ts';
import type { StockPool } from '#schema/rules/club/extra-stock.ts';

/** Places that extras for a flight take from. */
export type ExtraStockPool = StockPool;

/** What the club offers. */
export type Extra = OfferedExtra;

/** So many of one extra, at the price at which they were ordered. */
export type ExtraItem = {
  readonly extraId: string;
  readonly quantity: number;
  /** Of one. */
  readonly price: Money;
  /** The passenger on a flight for whom it is; null where its member decides later. */
  readonly forWhom: PassengerSegmentKey | null;
};

/** An item with the order that it belongs to, and how many of its extra came before it there. */
export type OrderedItem = ExtraItem & { readonly orderId: string; readonly before: number };

/**
 * Whose an order of extras is: a member's, or, when a guest made it, that of the flight order for
 * whose passengers it is.
 */
export type ExtraOwner =
  | { readonly memberId: string; readonly flightOrderId?: never }
  | { readonly memberId: null; readonly flightOrderId: string };

/** An order of extras as it is at an instant. */
export type ExtrasOrder = {
  readonly id: string;
  readonly number: string;
  /** Null where a guest made it or its member is erased. */
  readonly memberId: string | null;
  /** Whether a guest made it. */
  readonly byGuest: boolean;
  /** The flight order for whose passengers it is; null where it is for none. */
  readonly flightOrderId: string | null;
  readonly state: ExtrasOrderState;
  readonly cancellationCause: CancellationCause | null;
  readonly items: readonly OrderedItem[];
  readonly total: Money;
  /** What coupons pay of the total. */
  readonly covered: Money;
  readonly createdAt: Date;
  readonly paymentDueAt: Date;
  readonly closedAt: Date | null;
  /** The instant as of which it was read. */
  readonly asOf: Date;
};

/** A coupon of the club as it is at an instant. */
export type ExtraCoupon = {
  readonly id: string;
  readonly number: string;
  readonly extraId: string;
  readonly state: ExtraCouponState;
  readonly validFrom: LocalDate;
  readonly validUntil: LocalDate;
  readonly usedAt: Date | null;
  /**
   * What it pays at most, where its price depended on the flight; null where it pays one extra of
   * its kind.
   */
  readonly worth: Money | null;
  /** The order that it came from; null where the airline gave it. */
  readonly issuedBy: string | null;
  /** The order that it pays part of, or was to pay; null where there is none. */
  readonly spentOn: string | null;
};

/**
 * What comes back for a paid order, and why it cannot be given back; `until` is the last day on
 * which it can.
 */
export type ExtrasRefundQuote = {
  readonly money: Money;
  readonly points: number;
  readonly coupons: ExtraCoupon[];
  readonly until: LocalDate | null;
  readonly reason: ExtrasRefundReasonCode | null;
};

/** What is to be paid now; zero once it is paid or closed. */
export const amountDueOf = ({ state, total, covered }: ExtrasOrder): Money =>
  state === 'PENDING_PAYMENT' ? subtractMoney(total, covered) : zeroMoney(BRAND.currency);

/** Whose an order is; null once its member, or the flight order of its guest, is erased. */
export function ownerOf({
  memberId,
  byGuest,
  flightOrderId,
}: Pick<ExtrasOrder, 'memberId' | 'byGuest' | 'flightOrderId'>): ExtraOwner | null {
  if (memberId) return { memberId };
  return byGuest && flightOrderId ? { memberId: null, flightOrderId } : null;
}
