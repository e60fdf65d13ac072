import type { ChangeQuestion } from '#gateway/modules/date-changes/date-change.model.ts';
import type { DateChangeDependencies } from '#gateway/modules/date-changes/date-change-dependencies.ts';
import { isBooked } from '#gateway/modules/date-changes/quote/changed-trip.ts';
import { quotesOf, sumQuotes } from '#gateway/modules/date-changes/quote/quotes.ts';
import { changeFareToken } from '#gateway/modules/date-changes/tokens/change-fare-token.ts';
import { journeysOn } from '#gateway/modules/flights/search/bound-question.ts';
import { type PricedJourney, priceJourney } from '#gateway/modules/flights/search/price-journey.ts';
import { timesOf } from '#gateway/modules/flights/trip.model.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import type { Journey } from '#gateway/ports/timetable/timetable.port.ts';
import type { NoChangeReason } from '#gateway/resolvers.gen.ts';
import {
  FARE_BRAND_DATA,
  type FareBrand,
  type FareBrandCode,
} from '#schema/codes/flights/fare-brands.ts';
import type { ChangeDayProblem } from '#schema/rules/after-sale/change-day.ts';
import { addDays, daysBetween, type LocalDate } from '#schema/rules/base/local-date.ts';
import { addMoney, type Money } from '#schema/rules/base/money.ts';
import type { ChangeMarket } from './change-market.ts';

/** Above this, the number of seats left is not published. */
const SEATS_TOLD = 9;

/** What is asked of one bound of an order. */
type AskedBound = {
  readonly order: Order;
  readonly question: ChangeQuestion;
  readonly index: number;
  readonly market: ChangeMarket;
  /** What the bounds before it cost. */
  readonly earlier: Money;
};

type OptionSources = Pick<DateChangeDependencies, 'fares' | 'key'>;

/** Fares of a way to fly, the own brand first; a free change keeps its brand. */
function faresOf({ order, question, index }: AskedBound, { fares }: PricedJourney) {
  const own = order.fares[index]?.brand;
  const left = question.airlineChangeId ? fares.filter(({ brand }) => brand.code === own) : fares;
  return left.toSorted((a, b) => Number(b.brand.code === own) - Number(a.brand.code === own));
}

/** The fares that are no lower than the own brand; all of them where none is left (RULES 8.29). */
function notLower<Fare extends { readonly brand: FareBrand }>(
  own: FareBrandCode | undefined,
  fares: readonly Fare[],
): readonly Fare[] {
  const rank = own ? FARE_BRAND_DATA[own].rank : 0;
  const kept = fares.filter(({ brand }) => brand.rank >= rank);
  return kept.length > 0 ? kept : fares;
}

/** A way to fly with what a change to it costs; null when no fare is left. */
export function changeOption(
  { fares: offered, key }: OptionSources,
  asked: AskedBound,
  option: PricedJourney,
) {
  const { order, question, index: boundIndex, earlier } = asked;
  const fares = faresOf(asked, option).map(({ brand, fare, left }) => {
    const quotes = quotesOf(offered, order, question, [{ boundIndex, fare }]);
    const { refundDue: _, ...sum } = sumQuotes(quotes);
    const chosen = { orderId: order.id, boundIndex, brand: brand.code };
    return {
      ...sum,
      brand,
      tripTotalDue: addMoney(earlier, sum.totalDue),
      changeFareId: changeFareToken({ ...chosen, flights: option.journey.flights }, key),
      seatsLeft: left <= SEATS_TOLD ? left : null,
    };
  });
  const [lowest] = notLower(order.fares[boundIndex]?.brand, fares).toSorted(
    (a, b) => a.totalDue.amount - b.totalDue.amount,
  );
  return lowest ? { itinerary: option.journey, fares, lowestTotalDue: lowest.totalDue } : null;
}

/** The ways to fly on a day that fit, but for the one that is booked; some may be sold out. */
const flownInstead = ({ order, index, market }: AskedBound, date: LocalDate): Journey[] =>
  journeysOn(market, date)
    .filter((journey) => {
      const { landsBefore } = market;
      return landsBefore === null || timesOf(journey).arrivesAt < landsBefore;
    })
    .filter(({ flights }) => !isBooked(order, index, flights));

/** The same with their prices, without those that are sold out. */
export const changesOn = (asked: AskedBound, date: LocalDate): PricedJourney[] =>
  flownInstead(asked, date)
    .map((journey) => priceJourney(asked.market, journey))
    .filter((option) => option !== null);

/** A day and the lowest amount due for changing to it, or why there is none. */
export type ChangeDay = {
  readonly date: LocalDate;
  readonly totalDue: Money | null;
  readonly lowest: boolean;
  readonly noChangeReason: NoChangeReason | null;
};

/** Some days in a row, and why one of them cannot be changed to, whatever is flown. */
type DaysInRow = {
  readonly first: LocalDate;
  readonly last: LocalDate;
  readonly problemOf: (day: LocalDate) => ChangeDayProblem | null;
};

/** Days with the mark of the lowest amount; none has it where all days cost the same. */
function withLowest(days: readonly Omit<ChangeDay, 'lowest'>[]): ChangeDay[] {
  const amounts = days.flatMap(({ totalDue }) => totalDue?.amount ?? []);
  const least = Math.min(...amounts);
  const differ = Math.max(...amounts) > least;
  return days.map((day) => ({ ...day, lowest: differ && day.totalDue?.amount === least }));
}

/** The lowest amount due of each of some days. */
export function changeDays(
  sources: OptionSources,
  asked: AskedBound,
  { first, last, problemOf }: DaysInRow,
): ChangeDay[] {
  const days = Array.from({ length: Math.max(0, daysBetween(first, last) + 1) }, (_, index) => {
    const date = addDays(first, index);
    const problem = problemOf(date);
    if (problem) return { date, totalDue: null, noChangeReason: problem };
    const [lowest] = changesOn(asked, date)
      .flatMap((option) => changeOption(sources, asked, option)?.lowestTotalDue ?? [])
      .toSorted((a, b) => a.amount - b.amount);
    if (lowest) return { date, totalDue: lowest, noChangeReason: null };
    const isSoldOut = flownInstead(asked, date).length > 0;
    return { date, totalDue: null, noChangeReason: isSoldOut ? 'SOLD_OUT' : 'NO_FLIGHTS' } as const;
  });
  return withLowest(days);
}
