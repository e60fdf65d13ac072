import { BRAND } from '#schema/codes/base/brand.ts';
import { PARTNER_POINTS } from '#schema/codes/club/partner-points.ts';
import { money } from '#schema/rules/base/money.ts';
import { earnedBySpending } from '#schema/rules/club/points.ts';

/** A hotel bill, in minor units: some full amounts and a rest that earns nothing. */
const amount = Math.round(PARTNER_POINTS.HOTEL.spend * 12.5);

/** What the texts show: a hotel bill, and the points for it by the rule. */
export const EVERYDAY_EXAMPLE = {
  amount,
  points: earnedBySpending(money(amount, BRAND.currency), PARTNER_POINTS.HOTEL),
};
