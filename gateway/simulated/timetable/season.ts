import { addDays, type LocalDate, weekdayOf } from '#schema/rules/base/local-date.ts';

/** The two seasons of airline timetables. */
export type Season = 'SUMMER' | 'WINTER';

function lastSunday(year: string, month: '03' | '10'): LocalDate {
  const last = `${year}-${month}-31`;
  return addDays(last, -(weekdayOf(last) % 7));
}

/** IATA: summer from the last Sunday of March to the Saturday before the last Sunday of October. */
export function seasonOf(date: LocalDate): Season {
  const year = date.slice(0, 4);
  return date >= lastSunday(year, '03') && date < lastSunday(year, '10') ? 'SUMMER' : 'WINTER';
}
