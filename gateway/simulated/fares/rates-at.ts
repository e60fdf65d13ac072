import type { RateTable } from '#gateway/ports/fares/fares.port.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import { commercialDay } from '#schema/rules/base/time.ts';
import { RATE_TABLES } from './rates.data.ts';

/** The same rates for one unit of another currency. */
function basedOn(base: RateTable['base'], { date, millionths }: RateTable): RateTable {
  const entries = Object.entries(millionths).map(([currency, rate]) => [
    currency,
    Math.round((rate * 1_000_000) / millionths[base]),
  ]);
  return { date, base, millionths: Object.fromEntries(entries) as RateTable['millionths'] };
}

const TABLES = RATE_TABLES.map((table) => basedOn(BRAND.currency, table));

/** The table in force on the airline's day of an instant, in the currency of its fares. */
export function ratesAt(now: Date): RateTable {
  const day = commercialDay(now);
  const table = TABLES.findLast(({ date }) => date <= day) ?? TABLES[0];
  if (!table) throw new Error('there is no table of rates');
  return table;
}
