import type { CardTier } from '#schema/codes/club/card-tiers.ts';
import { TIER_CARDS } from '#schema/codes/club/tier-benefits.ts';

/** Where the holder of a card comes first, in the order of a journey. */
const PRIORITIES = [
  ['CHECK_IN', 'priorityCheckIn'],
  ['BOARDING', 'priorityBoarding'],
  ['BAGGAGE', 'priorityBaggage'],
  ['WAITLIST', 'priorityWaitlist'],
] as const;

/** What a card asks and gives, as the API publishes it (RULES 9.1). */
export function cardTerms(tier: CardTier) {
  const { benefits, level, way, toReach, toRenew, validMonths } = TIER_CARDS[tier];
  const { seatDiscountPercent, frontRow, pointsBonusPercent, extraBags, counter, lounge } =
    benefits;
  return {
    tier,
    level,
    way,
    toReach,
    toRenew,
    validMonths,
    seatDiscountPercent,
    frontRow,
    pointsBonusPercent,
    extraBags,
    counter,
    priorities: PRIORITIES.flatMap(([name, benefit]) => (benefits[benefit] ? [name] : [])),
    loungeGuests: lounge?.guests ?? null,
  };
}
