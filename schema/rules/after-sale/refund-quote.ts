import { REFUND_REASONS, type RefundReason } from '#schema/codes/orders/refund-reasons.ts';
import { addMoney, allocateMoney, type Money, zeroMoney } from '#schema/rules/base/money.ts';
import { type PassengerRefund, passengerRefund } from './refund-amount.ts';

/** What one passenger paid for one unused bound, and what its fare's conditions say. */
export type RefundableBound = {
  readonly fare: Money;
  readonly taxes: Money;
  /** What the conditions keep before departure; null when they give no fare back. */
  readonly refundFee: Money | null;
  /** What is kept on top once the passenger did not appear; null when nothing comes back then. */
  readonly noShowFee: Money | null;
  /** Whether its first flight has left without the passenger. */
  readonly missed: boolean;
};

/**
 * What an amount that was paid for all flights of a bound is worth for those that are unused. What
 * cannot be divided stays with the flights that were used.
 */
export function unusedShare(paid: Money, unused: number, flights: number): Money {
  if (unused >= flights) return paid;
  const [, share] = allocateMoney(paid, [flights - unused, unused]);
  return share ?? zeroMoney(paid.currency);
}

const ownFault = (reason: RefundReason): boolean => REFUND_REASONS[reason].kind === 'VOLUNTARY';

function feeOf({ refundFee, noShowFee, missed }: RefundableBound): Money | null {
  if (!refundFee) return null;
  if (!missed) return refundFee;
  return noShowFee && addMoney(refundFee, noShowFee);
}

/**
 * What comes back to one passenger for one bound (RULES 8.10 and 8.13): taxes always; the fare less
 * the fee of its conditions, or all of it when illness, death or the airline is the reason.
 */
export function refundOfBound(
  passengerId: string,
  bound: RefundableBound,
  reason: RefundReason,
): PassengerRefund {
  const zero = zeroMoney(bound.fare.currency);
  const fee = ownFault(reason) ? feeOf(bound) : zero;
  return passengerRefund({
    passengerId,
    refundableFare: fee ? bound.fare : zero,
    refundableTax: bound.taxes,
    processingFee: fee ?? zero,
  });
}
