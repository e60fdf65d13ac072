import type { CardTier } from '#schema/codes/club/card-tiers.ts';
import { TIER_CARDS } from '#schema/codes/club/tier-benefits.ts';

/** The lines of a comparison of cards, in the order members ask for them. */
export const BENEFIT_LINES = [
  'toReach',
  'toRenew',
  'validMonths',
  'pointsBonusPercent',
  'extraBags',
  'lounge',
  'counter',
  'priorityCheckIn',
  'priorityBoarding',
  'priorityBaggage',
  'priorityWaitlist',
  'seatDiscountPercent',
  'frontRow',
] as const;
export type BenefitLine = (typeof BENEFIT_LINES)[number];

/** Whether a card gives anything in a line; null where the line says how to get the card. */
export function isGiven(line: BenefitLine, tier: CardTier): boolean | null {
  if (line === 'toReach' || line === 'toRenew' || line === 'validMonths') return null;
  return Boolean(TIER_CARDS[tier].benefits[line]);
}

/** Whether the line has no figure: a card gives it or not. */
export const isYesOrNo = (line: BenefitLine): boolean =>
  line === 'frontRow' || line.startsWith('priority');
