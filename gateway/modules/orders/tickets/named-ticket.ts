import type { CouponState } from '#schema/codes/orders/states.ts';
import type { LocalDate } from '#schema/rules/base/local-date.ts';
import type { PersonName } from '#schema/rules/travellers/names.ts';

/** One right of a named ticket, and the flight it is for. */
export type NamedCoupon = {
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
