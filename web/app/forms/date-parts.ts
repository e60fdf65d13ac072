/** The three inputs of a day as they are typed. */
export interface DateParts {
  day: string;
  month: string;
  year: string;
}

/** Splits a form's value again, whole or half-typed: `2026-12-24`, `2026--24`. */
export function partsOf(value: unknown): DateParts {
  const [year = '', month = '', day = ''] = typeof value === 'string' ? value.split('-') : [];
  return { year, month, day };
}

/**
 * One value of the three: empty when nothing is typed, else `YYYY-MM-DD`, and the rules decide
 * whether it is a day.
 */
export function dayOf({ day, month, year }: DateParts): string {
  if (!day && !month && !year) return '';
  return [year, month.padStart(month ? 2 : 0, '0'), day.padStart(day ? 2 : 0, '0')].join('-');
}
