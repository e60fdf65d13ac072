import { LIMITS } from '#schema/codes/base/limits.ts';
import { addMinutes } from '#schema/rules/base/time.ts';

/** A flight order sells fares; a seat order sells preferred seats of a ticket that exists. */
export type OrderKind = 'FLIGHT' | 'SEAT';

/** Until when an unpaid order is valid, in instants of its own. */
export type OrderDeadlines = {
  /** Then the order is CANCELLED and everything it holds is free. */
  readonly paymentDueAt: Date;
  /**
   * Then the places it holds (fares of a flight order, seats of a seat order) are sold to others.
   */
  readonly inventoryHeldUntil: Date;
  /** Until then the total does not change. */
  readonly priceGuaranteedUntil: Date;
  /** Then preferred seats in the order lapse (item EXPIRED); a flight order itself stays valid. */
  readonly seatsHeldUntil: Date;
};

/**
 * The two clocks (RULES 1.9 to 1.11): a flight order is due 50 minutes after submission, its seats
 * lapse after 20; a seat order is due after 20. `submittedAt` is the server's instant of
 * submission.
 */
export function orderDeadlines(kind: OrderKind, submittedAt: Date): OrderDeadlines {
  const seatsHeldUntil = addMinutes(submittedAt, LIMITS.seatHoldMinutes);
  const paymentDueAt =
    kind === 'SEAT' ? seatsHeldUntil : addMinutes(submittedAt, LIMITS.paymentWindowMinutes);
  return {
    paymentDueAt,
    inventoryHeldUntil: paymentDueAt,
    priceGuaranteedUntil: paymentDueAt,
    seatsHeldUntil,
  };
}

/** When an order of this kind must be paid. */
export const paymentDueAt = (kind: OrderKind, submittedAt: Date): Date =>
  orderDeadlines(kind, submittedAt).paymentDueAt;

/** When the places an order of this kind holds are free again. */
export const inventoryHeldUntil = (kind: OrderKind, submittedAt: Date): Date =>
  orderDeadlines(kind, submittedAt).inventoryHeldUntil;

/** Whether a deadline has come: it is over in its very instant, not after it. */
export const isExpired = (deadline: Date, now: Date): boolean => now >= deadline;
