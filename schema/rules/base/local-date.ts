import type { LocalDate } from './calendar.ts';

export {
  addDays,
  addMonths,
  addYears,
  dayNumber,
  daysBetween,
  isLocalDate,
  type LocalDate,
  weekdayOf,
} from './calendar.ts';

/** Below 0, 0 or above 0, for sorting. */
export const compareDays = (a: LocalDate, b: LocalDate): number => (a < b ? -1 : a > b ? 1 : 0);
