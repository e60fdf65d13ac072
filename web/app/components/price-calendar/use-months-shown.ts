import { useSyncExternalStore } from 'react';
import { daysBetween, type LocalDate } from '#schema/rules/base/local-date.ts';
import { lastDayOf, monthOf } from './calendar-month.ts';

const WIDE = '(min-width: 48em)';

/** With fewer days left than this, a month alone leaves most of a phone's screen empty. */
const FEW_DAYS = 14;

const subscribe = (onChange: () => void) => {
  const query = matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

/**
 * Two months beside each other from the breakpoint md on. Below it one, and the next one under it where the first has few days
 * left.
 * @param from the first day that is shown and can be chosen
 */
export const useMonthsShown = (from: LocalDate): 1 | 2 => {
  const isWide = useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => false,
  );
  return isWide || daysBetween(from, lastDayOf(monthOf(from))) < FEW_DAYS ? 2 : 1;
};
