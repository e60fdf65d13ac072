import type { Cabin } from '#schema/codes/flights/cabins.ts';
import type { TripType } from '#schema/codes/flights/trip-types.ts';
import type { LocalDate } from '#schema/rules/base/local-date.ts';
import type { PartyCounts } from '#schema/rules/travellers/booking-party.ts';
import type { ChangeSearchInput } from '#web/app/apollo/schema-types.gen.ts';
import type { ClosedReason } from './calendar-month.ts';
import type { CalendarDayFragment } from './month-prices.query.gen.ts';

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

/** A bound of an order that moves to another day, and those after it that move too. */
export type ChangedBound = Pick<
  ChangeSearchInput,
  'orderId' | 'passengerIds' | 'bounds' | 'airlineChangeId'
>;

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
