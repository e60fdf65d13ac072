import { EARNING } from '#schema/codes/club/earning.ts';
import { addDays, addMonths, type LocalDate } from '#schema/rules/base/local-date.ts';
import type { RuleCode } from '#schema/rules/base/rule-codes.ts';
import { commercialDay } from '#schema/rules/base/time.ts';
import { pointsExpectedBy } from '#schema/rules/base/working-days.ts';

export type ClaimProblem = Extract<RuleCode, 'CLAIM_TOO_EARLY' | 'CLAIM_TOO_LATE'>;

/**
 * Why a flight that was not credited cannot be claimed (RULES 9.6 and 9.9); null when it can. Days
 * are commercial ones. `joinedOn` is when the member joined: flights of the last days before may be
 * claimed too.
 */
export function claimProblem(
  landedAt: Date,
  joinedOn: LocalDate,
  today: LocalDate,
): ClaimProblem | null {
  const flown = commercialDay(landedAt);
  if (flown < addDays(joinedOn, -EARNING.daysBeforeJoining)) return 'CLAIM_TOO_LATE';
  if (today > addMonths(flown, EARNING.claimMonths)) return 'CLAIM_TOO_LATE';
  return today <= pointsExpectedBy(landedAt) ? 'CLAIM_TOO_EARLY' : null;
}
