import type { CouponState } from '#schema/codes/orders/states.ts';
import type { LocalDate } from '#schema/rules/base/local-date.ts';
import { isOpenCoupon } from '#schema/rules/orders/order-status.ts';
import type { PersonName } from '#schema/rules/travellers/names.ts';

/** What a coupon is in, one at a time (RULES 8.21). */
export type CouponProcedure = 'REFUND' | 'DATE_CHANGE';

/** The right of one passenger to one segment. */
export type Coupon = {
  readonly id: string;
  readonly ticketId: string;
  readonly orderId: string;
  /** From 1. */
  readonly number: number;
  readonly segmentIndex: number;
  readonly state: CouponState;
  /** Null, or left out, while it is in none. */
  readonly procedure?: CouponProcedure | null;
};

/** The electronic ticket of one passenger. */
export type Ticket = {
  readonly id: string;
  readonly number: string;
  readonly orderId: string;
  readonly passengerId: string;
  /** The ticket that this one replaces; null for a first one. */
  readonly reissueOf: string | null;
  readonly issuedAt: Date;
  readonly validUntil: LocalDate;
  /** One a segment, in the order they are flown. */
  readonly coupons: readonly Coupon[];
};

/**
 * The state of a coupon at an instant. In this airline there are no no-shows: an open coupon is
 * FLOWN once its flight has departed, in every query at once; one that is being given back cannot
 * be flown.
 */
export const couponStateAt = (
  { state, procedure }: Pick<Coupon, 'state' | 'procedure'>,
  departsAt: Date,
  now: Date,
): CouponState =>
  isOpenCoupon(state) && procedure !== 'REFUND' && now >= departsAt ? 'FLOWN' : state;

/** One right of a named ticket, and the flight it is for. */
type NamedCoupon = {
  readonly state: CouponState;
  readonly flightNumber: string;
  readonly departureDate: LocalDate;
  readonly arrivesAt: Date;
};

/** A ticket with the details by which a traveller names it. */
export type NamedTicket = PersonName & {
  readonly ticketId: string;
  readonly orderId: string;
  /** Whom the airline writes to about it. */
  readonly recipient: string;
  readonly purchasedAt: Date | null;
  readonly coupons: readonly NamedCoupon[];
};
