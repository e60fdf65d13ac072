import type { StoryParts } from '#gateway/mocks/story/story-parts.ts';
import { sumQuotes } from '#gateway/modules/date-changes/quote/quotes.ts';
import { isAboutFlights } from '#gateway/modules/date-changes/search/change-fault.ts';
import { notLower, withLowest } from '#gateway/modules/date-changes/search/change-options.ts';
import { type BoundQuestion, journeysOn } from '#gateway/modules/flights/search/bound-question.ts';
import { type PricedJourney, priceJourney } from '#gateway/modules/flights/search/price-journey.ts';
import { sortOptions } from '#gateway/modules/flights/search/sort-options.ts';
import { timesOf } from '#gateway/modules/flights/trip.model.ts';
import { partyOf } from '#gateway/modules/orders/correct/party-of.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import { flightId } from '#gateway/ports/timetable/flight-ids.ts';
import type { ChangeSearchErrorCode, ChangeSearchInput } from '#gateway/resolvers.gen.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import { changeDayProblem, freeDays } from '#schema/rules/after-sale/change-day.ts';
import { addDays, daysBetween, type LocalDate } from '#schema/rules/base/local-date.ts';
import { addMoney, type Money, money } from '#schema/rules/base/money.ts';
import { localDay } from '#schema/rules/base/time.ts';
import { offerExpiresAt } from '#schema/rules/orders/offer-expiry.ts';
import type { ChangeQuestion } from './change.model.ts';
import { changeFault } from './change-fault.ts';
import { changeFareId, chosenIn } from './change-ids.ts';
import { readAsked } from './change-question.ts';
import { boundOf, quotesOf } from './new-fares.ts';

const RIBBON_DAYS = 7;
const SEATS_TOLD = 9;
const nothing = money(0, BRAND.currency);

/** What is asked of one bound of an order. */
type Asked = {
  readonly parts: StoryParts;
  readonly order: Order;
  readonly question: ChangeQuestion;
  readonly index: number;
  readonly market: BoundQuestion;
  /** What the bounds before it cost. */
  readonly earlier: Money;
};

const marketOf = (
  { airline }: StoryParts,
  order: Order,
  { passengerIds }: ChangeQuestion,
  index: number,
  after: Date | null,
  now: Date,
): BoundQuestion => {
  const booked = order.segments.filter(({ boundIndex }) => boundIndex === index);
  const { timetable, fares, seatsLeft } = airline;
  return {
    timetable,
    fares,
    seatsLeft,
    now,
    after,
    notBefore: null,
    origins: [booked[0]?.origin ?? ''],
    destinations: [booked.at(-1)?.destination ?? ''],
    party: partyOf(order.passengers.filter(({ id }) => passengerIds.includes(id))),
    cabin: booked[0]?.cabin ?? null,
    roundTrip: order.tripType === 'ROUND_TRIP',
  };
};

const flightsOf = ({ journey }: PricedJourney): string[] => journey.flights.map(flightId);

/** Fares of a way to fly, the own brand first; a free change keeps its brand. */
const faresOf = ({ order, question, index }: Asked, { fares }: PricedJourney) => {
  const own = order.fares[index]?.brand;
  const left = question.airlineChangeId ? fares.filter(({ brand }) => brand.code === own) : fares;
  return left.toSorted((a, b) => Number(b.brand.code === own) - Number(a.brand.code === own));
};

const optionOf = (asked: Asked, option: PricedJourney) => {
  const { parts, order, question, index, earlier } = asked;
  const fares = faresOf(asked, option).map(({ brand, fare, left }) => {
    const { refundDue: _, ...sum } = sumQuotes(quotesOf(parts, order, question, [{ index, fare }]));
    const chosen = { orderId: order.id, boundIndex: index, brand: brand.code };
    return {
      ...sum,
      brand,
      tripTotalDue: addMoney(earlier, sum.totalDue),
      changeFareId: changeFareId({ ...chosen, flights: flightsOf(option) }),
      seatsLeft: left <= SEATS_TOLD ? left : null,
    };
  });
  const [first = null] = notLower(order.fares[index]?.brand, fares).toSorted(
    (a, b) => a.totalDue.amount - b.totalDue.amount,
  );
  return first && { itinerary: option.journey, fares, lowestTotalDue: first.totalDue };
};

/** The ways to fly on a day, but for the one that is booked. */
const optionsOn = ({ order, index, market }: Asked, date: LocalDate): PricedJourney[] => {
  const booked = order.segments
    .filter(({ boundIndex }) => boundIndex === index)
    .map(({ flightNumber, departureDate }) => flightId({ flightNumber, date: departureDate }));
  return journeysOn(market, date)
    .map((journey) => priceJourney(market, journey))
    .filter((option) => option !== null)
    .filter((option) => flightsOf(option).join() !== booked.join());
};

const ribbonOf = (asked: Asked, days: readonly LocalDate[]) => {
  const priced = days.map((date) => {
    const totals = optionsOn(asked, date).flatMap(
      (one) => optionOf(asked, one)?.lowestTotalDue ?? [],
    );
    const totalDue = totals.toSorted((a, b) => a.amount - b.amount)[0] ?? null;
    return { date, totalDue };
  });
  return withLowest(priced);
};

const daysFrom = (first: LocalDate, last: LocalDate): LocalDate[] =>
  Array.from({ length: daysBetween(first, last) + 1 }, (_, index) => addDays(first, index));

/** Answers what else can be flown instead of a bound, at what a change to it costs. */
export const changeSearch = async (parts: StoryParts, input: ChangeSearchInput, now: Date) => {
  const frame = { serverNow: now, expiresAt: offerExpiresAt(now) };
  const refused = (code: ChangeSearchErrorCode, path: readonly string[]) => ({
    ...frame,
    kind: null,
    flights: [],
    ribbon: [],
    userErrors: [{ code, path: [...path] }],
  });
  const { answer = 0, selected: fareIds = [], sort = 'RECOMMENDED' } = input;
  const read = await readAsked(parts, input, now);
  if ('fault' in read) return refused(read.fault.code, read.fault.path);
  const { order } = read;
  const boundIndexes = input.bounds.map(({ boundIndex }) => boundIndex);
  const unknown = boundIndexes.findIndex(
    (index, place) => !order.fares[index] || boundIndexes.indexOf(index) < place,
  );
  if (unknown >= 0) return refused('BOUND_UNKNOWN', ['bounds', String(unknown), 'boundIndex']);
  const wanted = input.bounds[answer];
  if (!wanted) return refused('REQUIRED', ['bounds']);
  const question = { ...read, orderId: order.id, boundIndexes };
  const fault = changeFault(parts, order, question, now);
  if (fault && !isAboutFlights(fault)) return refused(fault, ['passengerIds']);
  const selected = fareIds.slice(0, answer).map((id) => {
    const chosen = chosenIn(id);
    return chosen?.orderId === order.id ? boundOf(parts, order, chosen, now) : null;
  });
  const earlier = selected.filter((bound) => bound !== null);
  if (earlier.length < answer) return refused('SELECTION_INVALID', ['selected']);

  const { boundIndex: index, departureDate: date } = wanted;
  const booked = order.segments.find(({ boundIndex }) => boundIndex === index);
  const validUntil = order.tickets.map((ticket) => ticket.validUntil).toSorted()[0] ?? date;
  const changedDay = question.airlineChangeId ? (booked?.departureDate ?? null) : null;
  const today = localDay(now, booked?.departureZone ?? 'UTC');
  const days = { today, ticketValidUntil: validUntil, changedByAirline: changedDay };
  const wrongDay = changeDayProblem(date, days);
  if (wrongDay) return refused(wrongDay, ['bounds', String(answer), 'departureDate']);

  const last = earlier.at(-1);
  const after = last ? timesOf(last.itinerary).arrivesAt : null;
  const asked: Asked = {
    parts,
    order,
    question,
    index,
    market: marketOf(parts, order, question, index, after, now),
    earlier: sumQuotes(quotesOf(parts, order, question, earlier)).totalDue ?? nothing,
  };
  const free = changedDay ? freeDays(changedDay) : null;
  const half = Math.floor(RIBBON_DAYS / 2);
  const span = free
    ? daysFrom(free.first > today ? free.first : today, free.last)
    : daysFrom(addDays(date, -half), addDays(date, half));
  return {
    ...frame,
    kind: question.airlineChangeId ? 'INVOLUNTARY' : 'VOLUNTARY',
    userErrors: [],
    flights: sortOptions(optionsOn(asked, date), sort).flatMap(
      (option) => optionOf(asked, option) ?? [],
    ),
    ribbon: ribbonOf(asked, span),
  };
};
