import type { LocalDate } from '#schema/rules/base/local-date.ts';

/** What a calendar chooses: one day, or the way there and the way back. */
export type ChosenDays = { readonly start: LocalDate | null; readonly end: LocalDate | null };

/** Which of the two days the next press sets. */
export type ChosenEnd = 'start' | 'end';

/**
 * A press on a day. The way back that would lie before the way there is forgotten and asked for next; a way back that
 * is pressed before the way there is taken for the way there.
 */
export const withDay = (
  days: ChosenDays,
  end: ChosenEnd,
  day: LocalDate,
): { readonly days: ChosenDays; readonly next: ChosenEnd } => {
  if (end === 'start' || !days.start || day < days.start) {
    const keepsEnd = days.end !== null && days.end >= day;
    return { days: { start: day, end: keepsEnd ? days.end : null }, next: 'end' };
  }
  return { days: { ...days, end: day }, next: 'end' };
};

/** How a day looks in a range. */
export type RangePart = 'start' | 'end' | 'both' | 'between' | null;

export const rangePart = (day: LocalDate, { start, end }: ChosenDays): RangePart => {
  if (day === start) return day === end ? 'both' : 'start';
  if (day === end) return 'end';
  return start && end && day > start && day < end ? 'between' : null;
};
