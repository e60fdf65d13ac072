import type { CardChange } from '#schema/codes/club/card-changes.ts';
import type { CardTier } from '#schema/codes/club/card-tiers.ts';
import {
  CLUB_LEVELS,
  type ClubLevel,
  type QualifyingTarget,
  TIER_CARDS,
} from '#schema/codes/club/tier-benefits.ts';
import { addDays, addMonths, type LocalDate } from '#schema/rules/base/local-date.ts';
import { levelGoal, nextTierGoal, renewalGoal } from './tier-progress.ts';

/** A card with its first and its last day; null for a card without an end. */
export type CardTerm = {
  readonly tier: CardTier;
  readonly validFrom: LocalDate;
  readonly validUntil: LocalDate | null;
};

/** A card that is given, and why. */
export type ChangedCard = CardTerm & { readonly change: CardChange };

function given(change: CardChange, tier: CardTier, validFrom: LocalDate): ChangedCard {
  const { validMonths } = TIER_CARDS[tier];
  const validUntil = validMonths && addDays(addMonths(validFrom, validMonths), -1);
  return { change, tier, validFrom, validUntil: validUntil || null };
}

/**
 * The highest card that a member has reached by what was earned in the months of RULES 9.8; null
 * where it is not above the level of `tier`. Levels may be skipped. It begins today.
 */
export function reachedCard(
  tier: CardTier,
  earned: QualifyingTarget,
  today: LocalDate,
): ChangedCard | null {
  let reached: CardTier | null = null;
  for (let goal = nextTierGoal(tier, earned); goal?.reached; goal = nextTierGoal(reached, earned))
    reached = goal.tier;
  return reached && given('REACHED', reached, today);
}

/** Whether a card is kept by what it came with: the bank's card, or an invitation. */
export const isKeptByHolding = (tier: CardTier): boolean =>
  ['BANK_CARD', 'INVITED'].includes(TIER_CARDS[tier].way);

const levelBelow = (level: ClubLevel): ClubLevel =>
  CLUB_LEVELS[CLUB_LEVELS.indexOf(level) - 1] ?? 'HAPPINESS';

/**
 * The card after one whose last day is over, by what was earned in the months that end with that
 * day (RULES 9.23): the earned card of the same level, or that of the level below. It begins on the
 * day after.
 * @param held of a card that flying does not keep: whether what it came with is still the member's;
 *   it is the same card again then
 */
export function cardAfter(
  { tier, validUntil }: CardTerm & { readonly validUntil: LocalDate },
  earned: QualifyingTarget,
  held = false,
): ChangedCard {
  const { level } = TIER_CARDS[tier];
  const goal = renewalGoal(tier, earned) ?? levelGoal(level, earned);
  const from = addDays(validUntil, 1);
  if (held && isKeptByHolding(tier)) return given('KEPT', tier, from);
  return goal?.reached ? given('KEPT', level, from) : given('LOWERED', levelBelow(level), from);
}
