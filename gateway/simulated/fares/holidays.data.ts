/** Peak weeks: first day, last day, thousandths of the usual price. */
export const PEAKS: readonly (readonly [from: string, to: string, thousandths: number])[] = [
  ['2026-02-10', '2026-02-25', 1400],
  ['2026-04-30', '2026-05-05', 1200],
  ['2026-09-29', '2026-10-08', 1350],
  ['2026-12-20', '2027-01-03', 1150],
  ['2027-01-30', '2027-02-14', 1400],
  ['2027-04-30', '2027-05-05', 1200],
  ['2027-09-29', '2027-10-08', 1350],
  ['2027-12-20', '2028-01-03', 1150],
  ['2028-01-19', '2028-02-03', 1400],
  ['2028-04-29', '2028-05-05', 1200],
  ['2028-09-29', '2028-10-08', 1350],
];

/** The usual price of each month in thousandths, January first. */
export const MONTHS: readonly number[] = [
  920, 960, 960, 1000, 980, 980, 1140, 1160, 960, 1020, 900, 960,
];
