import { fetchQuery } from '#web/app/apollo/fetch-query.ts';
import type { Month } from './calendar-month.ts';
import { MonthPricesDocument } from './month-prices.query.gen.ts';
import {
  type ChangedBound,
  isChange,
  type MonthPrices,
  type Priced,
  type PricedBound,
} from './priced.ts';

async function bookingPrices(bound: PricedBound, month: Month): Promise<MonthPrices> {
  const { priceCalendar } = await fetchQuery(MonthPricesDocument, { input: { ...bound, month } });
  const { days, nextPriced } = priceCalendar;
  return { days: new Map(days.map((day) => [day.date, day])), next: nextPriced ?? null };
}

/** Loaded where a booking is changed: the search of the home page needs none of it. */
async function changePrices(change: ChangedBound, month: Month): Promise<MonthPrices> {
  const { pricesOfChange } = await import('./change-prices.ts');
  return pricesOfChange(change, month);
}

const KEPT = 48;
const known = new Map<string, Promise<MonthPrices>>();

/** The prices of a month, cached while the tab is open: turning back to a month fetches nothing. */
export function monthPrices(priced: Priced, month: Month): Promise<MonthPrices> {
  const key = JSON.stringify([priced, month]);
  const kept = known.get(key);
  if (kept) return kept;
  const asked = isChange(priced) ? changePrices(priced, month) : bookingPrices(priced, month);
  asked.catch(() => known.delete(key));
  known.set(key, asked);
  const [oldest] = known.keys();
  if (known.size > KEPT && oldest) known.delete(oldest);
  return asked;
}
