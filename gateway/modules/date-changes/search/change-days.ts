import type { NoChangeReason } from '#gateway/resolvers.gen.ts';
import type { ChangeDayProblem } from '#schema/rules/after-sale/change-day.ts';
import { addDays, daysBetween, type LocalDate } from '#schema/rules/base/local-date.ts';
import type { Money } from '#schema/rules/base/money.ts';
import {
  type AskedBound,
  changeOption,
  changesOn,
  flownInstead,
  type OptionSources,
} from './change-options.ts';

/** A day and the lowest amount due for changing to it, or why there is none. */
export type ChangeDay = {
  readonly date: LocalDate;
  readonly totalDue: Money | null;
  readonly lowest: boolean;
  readonly noChangeReason: NoChangeReason | null;
};

/** Some days in a row, and why one of them cannot be changed to, whatever is flown. */
export type DaysInRow = {
  readonly first: LocalDate;
  readonly last: LocalDate;
  readonly problemOf: (day: LocalDate) => ChangeDayProblem | null;
};

/** Days with the mark of the lowest amount; none has it where all days cost the same. */
function withLowest(days: readonly Omit<ChangeDay, 'lowest'>[]): ChangeDay[] {
  const amounts = days.flatMap(({ totalDue }) => totalDue?.amount ?? []);
  const least = Math.min(...amounts);
  const differ = Math.max(...amounts) > least;
  return days.map((day) => ({ ...day, lowest: differ && day.totalDue?.amount === least }));
}

/** The lowest amount due of each of some days. */
export function changeDays(
  sources: OptionSources,
  asked: AskedBound,
  { first, last, problemOf }: DaysInRow,
): ChangeDay[] {
  const days = Array.from({ length: Math.max(0, daysBetween(first, last) + 1) }, (_, index) => {
    const date = addDays(first, index);
    const problem = problemOf(date);
    if (problem) return { date, totalDue: null, noChangeReason: problem };
    const [lowest] = changesOn(asked, date)
      .flatMap((option) => changeOption(sources, asked, option)?.lowestTotalDue ?? [])
      .toSorted((a, b) => a.amount - b.amount);
    if (lowest) return { date, totalDue: lowest, noChangeReason: null };
    const isSoldOut = flownInstead(asked, date).length > 0;
    return { date, totalDue: null, noChangeReason: isSoldOut ? 'SOLD_OUT' : 'NO_FLIGHTS' } as const;
  });
  return withLowest(days);
}
