import { SEASONS, type Season } from '#schema/codes/flights/seasons.ts';
import { addYears, compareDays, type LocalDate } from '#schema/rules/base/local-date.ts';

/** A season on its days of one year; `isOn` while it lasts. */
export type DatedSeason = Season & {
  readonly first: LocalDate;
  readonly last: LocalDate;
  readonly isOn: boolean;
};

function onDaysOf(season: Season, year: number): { first: LocalDate; last: LocalDate } {
  const first = `${year}-${season.from}`;
  const last = `${year}-${season.to}`;
  return { first, last: compareDays(last, first) < 0 ? addYears(last, 1) : last };
}

/**
 * Each season that is on or next after `today`: those that are on first, then in the order in which
 * they begin.
 */
export function seasonsAhead(today: LocalDate): DatedSeason[] {
  const year = Number(today.slice(0, 4));
  return SEASONS.flatMap((season) => {
    const next = [year - 1, year, year + 1]
      .map((one) => onDaysOf(season, one))
      .find(({ last }) => compareDays(today, last) <= 0);
    return next ? [{ ...season, ...next, isOn: compareDays(next.first, today) <= 0 }] : [];
  }).toSorted((a, b) => Number(b.isOn) - Number(a.isOn) || compareDays(a.first, b.first));
}
