import type { Card } from '#gateway/modules/members/member.model.ts';
import type { PointsService } from '#gateway/modules/points/points.service.ts';
import { QUALIFYING_MONTHS, type QualifyingTarget } from '#schema/codes/club/tier-benefits.ts';
import type { LocalDate } from '#schema/rules/base/local-date.ts';
import { commercialDay } from '#schema/rules/base/time.ts';
import {
  countsUntil,
  nextTierGoal,
  qualifyingFrom,
  renewalGoal,
  type TierGoal,
} from '#schema/rules/club/tier-progress.ts';

type Goal = TierGoal & { readonly until: LocalDate | null };

/** How far a member is to the next card and to keeping this one. */
export type Progress = {
  readonly months: number;
  readonly earned: QualifyingTarget;
  readonly next: Goal | null;
  readonly renewal: Goal | null;
};

type Status = Pick<PointsService, 'status'>;

/**
 * The way to keep a card, by what was earned in the months that end with its validity; null where
 * flying does not decide.
 */
export async function renewalOf(
  points: Status,
  memberId: string,
  { tier, validUntil }: Pick<Card, 'tier' | 'validUntil'>,
): Promise<Goal | null> {
  if (validUntil === null) return null;
  const span = { from: qualifyingFrom(validUntil), to: validUntil };
  const goal = renewalGoal(tier, (await points.status(memberId, span)).earned);
  return goal && { ...goal, until: validUntil };
}

/** The progress of a member at an instant (RULES 9.2). */
export async function progressOf(
  points: Status,
  memberId: string,
  card: Pick<Card, 'tier' | 'validUntil'>,
  now: Date,
): Promise<Progress> {
  const today = commercialDay(now);
  const span = { from: qualifyingFrom(today), to: today };
  const { earned, since } = await points.status(memberId, span);
  const next = nextTierGoal(card.tier, earned);
  return {
    months: QUALIFYING_MONTHS,
    earned,
    next: next && { ...next, until: since && countsUntil(since) },
    renewal: await renewalOf(points, memberId, card),
  };
}
