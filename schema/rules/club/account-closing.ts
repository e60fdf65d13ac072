import { MEMBERSHIP_TERMS } from '#schema/codes/club/membership-terms.ts';
import type { LocalDate } from '#schema/rules/base/local-date.ts';
import { commercialDay } from '#schema/rules/base/time.ts';
import { addWorkingDays } from '#schema/rules/base/working-days.ts';

/** The last day of an account whose closure is requested now (RULES 10.19). */
export const closingDay = (now: Date): LocalDate =>
  addWorkingDays(commercialDay(now), MEMBERSHIP_TERMS.closingWorkingDays);
