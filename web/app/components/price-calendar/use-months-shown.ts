import { daysBetween, type LocalDate } from '#schema/rules/base/local-date.ts';
import { useIsWide } from '#web/app/ui/use-is-wide.ts';
import { lastDayOf, monthOf } from './calendar-month.ts';

/** With fewer days left than this, a month alone leaves most of a phone's screen empty. */
const FEW_DAYS = 14;

/**
 * Two months beside each other from the breakpoint md on. Below it one, and the next one under it
 * where the first has few days left.
 * @param from the first day that is shown and can be chosen
 */
export function useMonthsShown(from: LocalDate): 1 | 2 {
  const isWide = useIsWide();
  return isWide || daysBetween(from, lastDayOf(monthOf(from))) < FEW_DAYS ? 2 : 1;
}
