import type { RateTable } from '#gateway/ports/fares/fares.port.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import { RATE_TABLES } from './rates.data.ts';
import { rememberedDay } from './remembered-day.ts';

/** The table in force on the airline's day of an instant. */
export const ratesAt = (now: Date): RateTable => {
  const { date: day } = rememberedDay(now, BRAND.commercialZone);
  const table = RATE_TABLES.findLast(({ date }) => date <= day) ?? RATE_TABLES[0];
  if (!table) throw new Error('there is no table of rates');
  return table;
};
