import { LIMITS } from '#schema/codes/base/limits.ts';
import { isLocalDate, type LocalDate } from '#schema/rules/base/local-date.ts';
import type { RuleCode } from '#schema/rules/base/rule-codes.ts';
import { addMinutes, localDay } from '#schema/rules/base/time.ts';

/** Where the local day begins first, and where it ends last. */
const EARLIEST_ZONE = 'Pacific/Kiritimati';
const LATEST_ZONE = 'Etc/GMT+12';

/**
 * Why a local day cannot be that of a flight to check in for (RULES 7.3); null when it can. Where
 * the flight leaves is not known yet, so the day is judged by the zones in which it is earliest and
 * latest.
 */
export function checkInDayProblem(
  day: LocalDate,
  now: Date,
): Extract<RuleCode, 'REQUIRED' | 'CHECK_IN_DAY_INVALID'> | null {
  if (day === '') return 'REQUIRED';
  if (!isLocalDate(day)) return 'CHECK_IN_DAY_INVALID';
  const last = localDay(addMinutes(now, LIMITS.checkInOpensMinutes), EARLIEST_ZONE);
  return day < localDay(now, LATEST_ZONE) || day > last ? 'CHECK_IN_DAY_INVALID' : null;
}
