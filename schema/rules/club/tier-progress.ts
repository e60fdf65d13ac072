import { CARD_TIERS, type CardTier } from '#schema/codes/club/card-tiers.ts';
import {
  CLUB_LEVELS,
  type ClubLevel,
  QUALIFYING_MONTHS,
  type QualifyingTarget,
  TIER_CARDS,
} from '#schema/codes/club/tier-benefits.ts';
import { addDays, addMonths, type LocalDate } from '#schema/rules/base/local-date.ts';

/** A card to reach or to keep: what it asks, what is missing of each, and whether it is reached. */
export type TierGoal = {
  readonly tier: CardTier;
  readonly target: QualifyingTarget;
  readonly missing: QualifyingTarget;
  readonly reached: boolean;
};

function goal(tier: CardTier, target: QualifyingTarget, earned: QualifyingTarget): TierGoal {
  const missing = {
    points: Math.max(0, target.points - earned.points),
    segments: Math.max(0, target.segments - earned.segments),
  };
  return { tier, target, missing, reached: missing.points === 0 || missing.segments === 0 };
}

/**
 * The first day of the months that count on a commercial day: its own month and those before it
 * (RULES 9.8).
 */
export const qualifyingFrom = (today: LocalDate): LocalDate =>
  addMonths(`${today.slice(0, 7)}-01`, 1 - QUALIFYING_MONTHS);

/**
 * The last day on which something that was earned on `day` still counts for the way up: its month
 * and those after it, as many as count (RULES 9.8).
 */
export const countsUntil = (day: LocalDate): LocalDate =>
  addDays(addMonths(`${day.slice(0, 7)}-01`, QUALIFYING_MONTHS), -1);

/** The earned card of a level, as a goal; null at the level of every member. */
export function levelGoal(level: ClubLevel, earned: QualifyingTarget): TierGoal | null {
  const { toReach } = TIER_CARDS[level];
  return toReach && goal(level, toReach, earned);
}

/**
 * The next card that flying leads to, above the level of `tier`; null at the highest (RULES 9.19).
 */
export function nextTierGoal(tier: CardTier, earned: QualifyingTarget): TierGoal | null {
  const level = CLUB_LEVELS.indexOf(TIER_CARDS[tier].level);
  const next = CARD_TIERS.find(
    (one) => TIER_CARDS[one].toReach && CLUB_LEVELS.indexOf(TIER_CARDS[one].level) > level,
  );
  return next ? levelGoal(TIER_CARDS[next].level, earned) : null;
}

/**
 * What keeps a card, from what was earned in the months that end with its validity (RULES 9.19);
 * null where flying does not decide. A Special card is kept as the card of its level that is
 * earned.
 */
export function renewalGoal(tier: CardTier, earned: QualifyingTarget): TierGoal | null {
  const { toRenew, level } = TIER_CARDS[tier];
  return toRenew && goal(level, toRenew, earned);
}
