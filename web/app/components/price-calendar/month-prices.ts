import type { Cabin } from '#schema/codes/flights/cabins.ts';
import type { TripType } from '#schema/codes/flights/trip-types.ts';
import type { LocalDate } from '#schema/rules/base/local-date.ts';
import type { PartyCounts } from '#schema/rules/travellers/booking-party.ts';
import { fetchQuery } from '#web/app/apollo/fetch-query.ts';
import type { ClosedReason, Month } from './calendar-month.ts';
import { type ChangedBound, changePrices } from './change-prices.ts';
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

/** What the figures of a calendar are of: flights that are booked, or a change of them. */
export type Priced = PricedBound | ChangedBound;

export const isChange = (priced: Priced): priced is ChangedBound => 'orderId' in priced;

/** A day's lowest total with all taxes; `total` null when there is none. */
export type PricedDay = Omit<CalendarDayFragment, 'noPriceReason' | '__typename'> & {
  readonly noPriceReason: CalendarDayFragment['noPriceReason'] | ClosedReason;
};

/** The days of a month by their dates; none where the gateway has no answer to such a bound. */
export type PricesByDay = ReadonlyMap<LocalDate, PricedDay>;

export type MonthPrices = {
  readonly days: PricesByDay;
  /** Where no day of the month has a price: the first one after it that has. */
  readonly next: PricedDay | null;
};

async function bookingPrices(bound: PricedBound, month: Month): Promise<MonthPrices> {
  const { priceCalendar } = await fetchQuery(MonthPricesDocument, { input: { ...bound, month } });
  const { days, nextPriced } = priceCalendar;
  return { days: new Map(days.map((day) => [day.date, day])), next: nextPriced ?? null };
}

const KEPT = 48;
const known = new Map<string, Promise<MonthPrices>>();

/** The prices of a month, cached while the tab is open: turning back to a month fetches nothing. */
export const monthPrices = (priced: Priced, month: Month): Promise<MonthPrices> => {
  const key = JSON.stringify([priced, month]);
  const kept = known.get(key);
  if (kept) return kept;
  const asked = isChange(priced) ? changePrices(priced, month) : bookingPrices(priced, month);
  asked.catch(() => known.delete(key));
  known.set(key, asked);
  const [oldest] = known.keys();
  if (known.size > KEPT && oldest) known.delete(oldest);
  return asked;
};
