import type { CheckInState, CouponState } from '#schema/codes/orders/states.ts';
import type { SpecialService } from '#schema/codes/travellers/special-services.ts';
import type { RuleCode } from '#schema/rules/base/rule-codes.ts';

/** What decides about one passenger on one segment, besides the order itself. */
export type PassengerSegmentFacts = {
  readonly departsAt: Date;
  readonly flightCancelled: boolean;
  /** Whether the airline itself operates the flight. */
  readonly ownFlight: boolean;
  /** The coupon's state; null before the ticket is issued. */
  readonly coupon: CouponState | null;
  readonly checkIn: CheckInState;
  /** How often a check-in of this passenger on this segment was cancelled. */
  readonly cancellations: number;
  readonly specialServices: readonly SpecialService[];
  /** Whether the passenger is an infant on the lap of an adult. */
  readonly lapInfant: boolean;
  /** Until when preferred seats on this flight wait for payment; null when none do. */
  readonly unpaidSeatsUntil: Date | null;
  /**
   * Until when such seats wait for payment with another channel, which sold the ticket; null when
   * none do (RULES 4.15).
   */
  readonly seatsDueElsewhereAt: Date | null;
  /** Whether a change of date or a refund of the coupon has begun and not ended (RULES 8.21). */
  readonly procedure: 'DATE_CHANGE' | 'REFUND' | null;
  /** Whether an authority has to see the documents at the counter first (RULES 7.11). */
  readonly counterFirst: boolean;
  /**
   * A seat that is chosen and can be given back; null for none, and for one that the airline
   * assigned.
   */
  readonly seat: 'HELD' | 'CONFIRMED' | null;
};

export type SegmentReason = Extract<
  RuleCode,
  | 'NOT_TICKETED'
  | 'ORDER_CLOSED'
  | 'OTHER_CARRIER'
  | 'FLIGHT_CANCELLED'
  | 'FLIGHT_LEFT'
  | 'SPECIAL_SERVICE'
  | 'FOLLOWS_ADULT'
  | 'UNPAID_SEATS'
  | 'OTHER_CHANNEL'
  | 'CHANGE_IN_PROGRESS'
  | 'REFUND_IN_PROGRESS'
  | 'STILL_CHECKED_IN'
  | 'ALREADY_CHECKED_IN'
  | 'NOT_CHECKED_IN'
  | 'CHECK_IN_NOT_OPEN'
  | 'CHECK_IN_CLOSED'
  | 'CHECK_IN_CANCELLATIONS_USED'
  | 'COUNTER_FIRST'
  | 'NO_SEAT'
  | 'NO_MEAL_SERVED'
  | 'MEAL_TOO_LATE'
>;

/**
 * Whether something may be done: until when, or why not, from when, and when the reason ends by
 * itself.
 */
export type SegmentVerdict =
  | { readonly allowed: true; readonly until: Date }
  | {
      readonly allowed: false;
      readonly reason: SegmentReason;
      readonly from: Date | null;
      readonly liftsAt: Date | null;
    };

export const allowed = (until: Date): SegmentVerdict => ({ allowed: true, until });

/** Refuses; `from` is when it may be done, and so when the reason ends. */
export const refused = (reason: SegmentReason, from: Date | null = null): SegmentVerdict => ({
  allowed: false,
  reason,
  from,
  liftsAt: from,
});

/** Refuses because of a hold that ends by itself; what may be done then is decided then. */
export const refusedUntil = (reason: SegmentReason, liftsAt: Date): SegmentVerdict => ({
  allowed: false,
  reason,
  from: null,
  liftsAt,
});
