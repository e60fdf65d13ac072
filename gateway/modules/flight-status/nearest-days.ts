import { addDays, type LocalDate } from '#schema/rules/base/local-date.ts';
import type { DaySpan } from '#schema/rules/flights/trip-search.ts';

/** A seasonal flight may be far away; what flies at all does so within some weeks. */
const FARTHEST_DAYS = 45;

/** The nearest days before and after one, within a span, on which there is a flight. */
export const nearestDays = (
  date: LocalDate,
  { first, last }: DaySpan,
  flies: (day: LocalDate) => boolean,
): LocalDate[] => {
  const nearest = (step: 1 | -1) => {
    for (let days = 1; days <= FARTHEST_DAYS; days += 1) {
      const day = addDays(date, step * days);
      if (day < first || day > last) return null;
      if (flies(day)) return day;
    }
    return null;
  };
  return [nearest(-1), nearest(1)].filter((day) => day !== null);
};
