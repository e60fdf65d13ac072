import { fetchQuery } from '#web/app/apollo/fetch-query.ts';
import type { NoChangeReason } from '#web/app/apollo/schema-types.gen.ts';
import type { Month } from './calendar-month.ts';
import { ChangePricesDocument } from './change-prices.query.gen.ts';
import type { ChangedBound, MonthPrices, PricedDay } from './priced.ts';

const REASONS = {
  DATE_IN_PAST: 'PAST',
  DATE_BEYOND_HORIZON: 'NOT_YET_ON_SALE',
  TICKET_EXPIRED: 'OUT_OF_REACH',
  OUTSIDE_FREE_DAYS: 'OUT_OF_REACH',
  NO_FLIGHTS: 'NO_FLIGHTS',
  SOLD_OUT: 'SOLD_OUT',
} as const satisfies Record<NoChangeReason, PricedDay['noPriceReason']>;

/** What moving to each day of a month costs all who change. */
export async function pricesOfChange(change: ChangedBound, month: Month): Promise<MonthPrices> {
  const { changeSearch } = await fetchQuery(ChangePricesDocument, { input: change, month });
  // the page has said why before, where a change is refused
  if (changeSearch.calendar.length === 0) throw new Error('No prices for a change');
  const days = changeSearch.calendar.map(
    ({ date, totalDue: total, lowest, noChangeReason }): PricedDay => ({
      date,
      total,
      lowest,
      noPriceReason: noChangeReason && REASONS[noChangeReason],
    }),
  );
  return { days: new Map(days.map((day) => [day.date, day])), next: null };
}
