import { BRAND } from '#schema/codes/base/brand.ts';
import { EARNING, FARE_EARNING } from '#schema/codes/club/earning.ts';
import { TIER_CARDS } from '#schema/codes/club/tier-benefits.ts';
import { money } from '#schema/rules/base/money.ts';
import { type Earned, earnedByFare } from '#schema/rules/club/points.ts';
import type { FlownCoupon } from './points.model.ts';

const MONTH = { from: 5, to: 7 } as const;
const monthOf = (day: string): string => day.slice(MONTH.from, MONTH.to);

/**
 * What a flown coupon brings: points and status points of its part of the fare, as far as money
 * paid it, and the bonus of the card and of the month of birth.
 */
export function earnedByCoupon({
  fare,
  flights,
  paidWithPoints,
  type,
  tier,
  flight,
  dateOfBirth,
}: FlownCoupon): Earned {
  const share = Math.floor((fare.prices[type].fare / flights) * (1 - paidWithPoints));
  const birthday = monthOf(dateOfBirth) === monthOf(flight.date);
  const bonusPercent =
    TIER_CARDS[tier].benefits.pointsBonusPercent + (birthday ? EARNING.birthdayBonusPercent : 0);
  return earnedByFare(money(share, BRAND.currency), FARE_EARNING[fare.brand], bonusPercent);
}
