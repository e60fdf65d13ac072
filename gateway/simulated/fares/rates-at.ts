import type { RateTable } from '#gateway/ports/fares/fares.port.ts';
import { commercialDay } from '#schema/rules/base/time.ts';
import { RATE_TABLES } from './rates.data.ts';

/** The table in force on the airline's day of an instant. */
export const ratesAt = (now: Date): RateTable => {
  const day = commercialDay(now);
  const table = RATE_TABLES.findLast(({ date }) => date <= day) ?? RATE_TABLES[0];
  if (!table) throw new Error('there is no table of rates');
  return table;
};
