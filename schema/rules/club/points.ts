import { BRAND } from '#schema/codes/base/brand.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import type { FareEarning } from '#schema/codes/club/earning.ts';
import { PARTNER_KILOMETRES_PER_POINT } from '#schema/codes/club/partner-earning.ts';
import type { PartnerPoints } from '#schema/codes/club/partner-points.ts';
import { type Money, money, percentOfMoney } from '#schema/rules/base/money.ts';

/** What points offset: 1 point is 1 yuan (RULES 5.10). `points` is a whole number. */
export const pointsValue = (points: number): Money =>
  money(points * LIMITS.pointValueMinorUnits, BRAND.currency);

/**
 * How many points offset an amount in CNY at most, rounded down: parts of a yuan are paid in money.
 */
export const pointsForAmount = (amount: Money): number =>
  Math.max(0, Math.floor(amount.amount / LIMITS.pointValueMinorUnits));

/**
 * The most points that may be used: of the balance, and on base fare and seats, not on taxes
 * (RULES 5.10).
 */
export const usablePoints = (available: number, offsettable: Money): number =>
  Math.max(0, Math.min(available, pointsForAmount(offsettable)));

/**
 * What a flight, or a way flown on a partner, earns. All whole numbers, rounded down one by one.
 */
export type Earned = {
  /** Points of the fare itself. */
  readonly points: number;
  /** Points on top of them, for the card. */
  readonly bonus: number;
  /** Status points: from the fare alone, without a bonus. */
  readonly status: number;
};

/**
 * What a flight of the airline earns: by the part of its base fare in CNY that was paid in money,
 * not by taxes and not by what points paid for. `bonusPercent` is the card's, in per cent of the
 * points of the fare.
 */
export function earnedByFare(
  baseFare: Money,
  { pointsPercent, statusPercent }: FareEarning,
  bonusPercent = 0,
): Earned {
  const points = pointsForAmount(percentOfMoney(baseFare, pointsPercent));
  return {
    points,
    bonus: Math.floor((points * bonusPercent) / 100),
    status: pointsForAmount(percentOfMoney(baseFare, statusPercent)),
  };
}

/** Points of a partner's flight of so many kilometres, in a booking class that earns `percent`. */
export const earnedByDistance = (kilometres: number, percent: number): number =>
  Math.max(0, Math.floor((kilometres * percent) / (100 * PARTNER_KILOMETRES_PER_POINT)));

/**
 * Points for an amount spent with a partner on the ground: for each full `spend` the partner's
 * points.
 */
export const earnedBySpending = (amount: Money, { spend, points }: PartnerPoints): number =>
  Math.max(0, Math.floor(amount.amount / spend) * points);
