import { createHash } from 'node:crypto';
import type { LocalDate } from '#schema/rules/base/local-date.ts';

type Days = readonly [LocalDate, ...LocalDate[]];

/**
 * The same days in an order that differs from browser to browser: the flights of one day would be
 * used up by many visits.
 */
export function daysOfVisit(sessionId: string, days: Days): Days {
  const first = createHash('sha256').update(sessionId).digest().readUInt32BE(0) % days.length;
  const [begin = days[0], ...others] = [...days.slice(first), ...days.slice(0, first)];
  return [begin, ...others];
}
