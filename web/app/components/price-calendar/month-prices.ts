import type { Cabin } from '#schema/codes/flights/cabins.ts';
import type { TripType } from '#schema/codes/flights/trip-types.ts';
import type { LocalDate } from '#schema/rules/base/local-date.ts';
import type { PartyCounts } from '#schema/rules/travellers/booking-party.ts';
import { fetchQuery } from '#web/app/apollo/fetch-query.ts';
import type { Month } from './calendar-month.ts';
import { type CalendarDayFragment, MonthPricesDocument } from './month-prices.query.gen.ts';

/**
 * For which flight prices are shown: places as IATA codes, who travels in which cabin, and on what
 * kind of trip.
 */
export type PricedBound = {
  readonly origin: string;
  readonly destination: string;
  readonly party: PartyCounts;
  readonly cabin: Cabin;
  /** Each way of a round trip has prices of its own. */
  readonly tripType: TripType;
  /** The day of the bound before, from which on there are prices; null where there is none. */
  readonly notBefore: LocalDate | null;
};

/** A day's lowest total of the party with all taxes; `total` null when nothing is on sale. */
export type PricedDay = CalendarDayFragment;

/** The days of a month by their dates; none where the gateway has no answer to such a bound. */
export type PricesByDay = ReadonlyMap<LocalDate, PricedDay>;

export type MonthPrices = {
  readonly days: PricesByDay;
  /** Where no day of the month has a price: the first one after it that has. */
  readonly next: PricedDay | null;
};

const KEPT = 48;
const known = new Map<string, Promise<MonthPrices>>();

/** The prices of a month, cached while the tab is open: turning back to a month fetches nothing. */
export const monthPrices = (bound: PricedBound, month: Month): Promise<MonthPrices> => {
  const input = { ...bound, month };
  const key = JSON.stringify(input);
  const kept = known.get(key);
  if (kept) return kept;
  const asked = fetchQuery(MonthPricesDocument, { input }).then(
    ({ priceCalendar: { days, nextPriced } }) => ({
      days: new Map(days.map((day) => [day.date, day])),
      next: nextPriced ?? null,
    }),
  );
  asked.catch(() => known.delete(key));
  known.set(key, asked);
  const [oldest] = known.keys();
  if (known.size > KEPT && oldest) known.delete(oldest);
  return asked;
};
