import type { LocalDate } from '#schema/rules/base/local-date.ts';

/** What a calendar chooses: one day, or the way there and the way back. */
export type ChosenDays = { readonly start: LocalDate | null; readonly end: LocalDate | null };

/** Which of the two days the next press sets. */
export type ChosenEnd = 'start' | 'end';

/**
 * A press on a day. A return that would come before the outbound is cleared and asked for next; a
 * return that is pressed before the outbound day becomes the outbound day.
 */
export function withDay(
  days: ChosenDays,
  end: ChosenEnd,
  day: LocalDate,
): { readonly days: ChosenDays; readonly next: ChosenEnd } {
  if (end === 'start' || !days.start || day < days.start) {
    const keepsEnd = days.end !== null && days.end >= day;
    return { days: { start: day, end: keepsEnd ? days.end : null }, next: 'end' };
  }
  return { days: { ...days, end: day }, next: 'end' };
}

/** How a day looks in a range. */
export type RangePart = 'start' | 'end' | 'both' | 'between' | null;

export function rangePart(day: LocalDate, { start, end }: ChosenDays): RangePart {
  if (day === start) return day === end ? 'both' : 'start';
  if (day === end) return 'end';
  return start && end && day > start && day < end ? 'between' : null;
}
