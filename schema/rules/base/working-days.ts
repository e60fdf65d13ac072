import { LIMITS } from '#schema/codes/base/limits.ts';
import { CHINESE_CALENDAR } from '#schema/codes/base/working-days.ts';
import { addDays, type LocalDate, weekdayOf } from './local-date.ts';
import { commercialDay } from './time.ts';

const SATURDAY = 6;
const HOLIDAYS: ReadonlySet<LocalDate> = new Set(CHINESE_CALENDAR.holidays);
const WORKING_WEEKENDS: ReadonlySet<LocalDate> = new Set(CHINESE_CALENDAR.workingWeekends);

/** Whether China works on a day (RULES 1.8). */
export const isWorkingDay = (day: LocalDate): boolean =>
  weekdayOf(day) < SATURDAY ? !HOLIDAYS.has(day) : WORKING_WEEKENDS.has(day);

/**
 * The working day that is the `count`th after a day; that day itself does not count. For 0 the day
 * itself.
 */
export function addWorkingDays(day: LocalDate, count: number): LocalDate {
  let current = day;
  for (let left = count; left > 0; ) {
    current = addDays(current, 1);
    if (isWorkingDay(current)) left -= 1;
  }
  return current;
}

/** The day by which a refund is paid: 7 working days after a complete application (RULES 8.12). */
export const refundDueOn = (completeAt: Date): LocalDate =>
  addWorkingDays(commercialDay(completeAt), LIMITS.refundWorkingDays);

/** The day by which points are credited: 5 working days after the flight has landed (RULES 9.6). */
export const pointsExpectedBy = (landedAt: Date): LocalDate =>
  addWorkingDays(commercialDay(landedAt), LIMITS.pointsCreditWorkingDays);
