/** A calendar day somewhere, `YYYY-MM-DD`, without a zone. Strings compare and sort as days do. */
export type LocalDate = string;

const DAY_MILLISECONDS = 86_400_000;
const PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/;

const toUtc = (day: LocalDate): number => Date.parse(`${day}T00:00:00Z`);
const fromUtc = (milliseconds: number): LocalDate =>
  new Date(milliseconds).toISOString().slice(0, 10);

/** Whether the text is a day that exists: 2027-02-29 is none. */
export const isLocalDate = (value: unknown): value is LocalDate =>
  typeof value === 'string' &&
  PATTERN.test(value) &&
  // What is read of a day that its month does not have is a day of the next month.
  new Date(toUtc(value)).getUTCDate() === Number(value.slice(8));

/** The day `days` later, or earlier where negative. */
export const addDays = (day: LocalDate, days: number): LocalDate =>
  fromUtc(toUtc(day) + days * DAY_MILLISECONDS);

/** The same day of the month `months` later; the month's last day where it has no such day. */
export const addMonths = (day: LocalDate, months: number): LocalDate => {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return fromUtc(Date.UTC(year, month - 1 + months, Math.min(date, lastOfMonth)));
};

/** The same day `years` later; 28 February for the 29th of a year that is no leap year. */
export const addYears = (day: LocalDate, years: number): LocalDate => addMonths(day, years * 12);

/** The days since 1970-01-01: the difference of two is how far they are apart. */
export const dayNumber = (day: LocalDate): number => toUtc(day) / DAY_MILLISECONDS;

/** How many days `to` lies after `from`; negative where it lies before. */
export const daysBetween = (from: LocalDate, to: LocalDate): number =>
  dayNumber(to) - dayNumber(from);

/** Below 0, 0 or above 0, for sorting. */
export const compareDays = (a: LocalDate, b: LocalDate): number => (a < b ? -1 : a > b ? 1 : 0);

/** ISO day of the week: 1 Monday to 7 Sunday. */
export const weekdayOf = (day: LocalDate): number => new Date(toUtc(day)).getUTCDay() || 7;
