/**
 * Days on which China does not work although they are weekdays, and weekends on which it does. 2026
 * is the State Council's notice of 4 November 2025. 2027 holds the days of the law (Regulation on
 * public holidays, 2025) with days in lieu of those that fall on a weekend, without the swaps that
 * a notice adds: replace it when the notice is out.
 */
export const CHINESE_CALENDAR = {
  /** First and last year that the lists cover; beyond, weekends alone count. */
  years: { first: 2026, last: 2027 },
  holidays: [
    '2026-01-01',
    '2026-01-02',
    '2026-02-16',
    '2026-02-17',
    '2026-02-18',
    '2026-02-19',
    '2026-02-20',
    '2026-02-23',
    '2026-04-06',
    '2026-05-01',
    '2026-05-04',
    '2026-05-05',
    '2026-06-19',
    '2026-09-25',
    '2026-10-01',
    '2026-10-02',
    '2026-10-05',
    '2026-10-06',
    '2026-10-07',
    '2027-01-01',
    '2027-02-05',
    '2027-02-08',
    '2027-02-09',
    '2027-02-10',
    '2027-04-05',
    '2027-05-03',
    '2027-05-04',
    '2027-06-09',
    '2027-09-15',
    '2027-10-01',
    '2027-10-04',
    '2027-10-05',
  ],
  workingWeekends: [
    '2026-01-04',
    '2026-02-14',
    '2026-02-28',
    '2026-05-09',
    '2026-09-20',
    '2026-10-10',
  ],
} as const;
