import type { ChangeQuestion } from '#gateway/modules/date-changes/date-change.model.ts';
import type { DateChangeDependencies } from '#gateway/modules/date-changes/date-change-dependencies.ts';
import {
  bookedOn,
  boundsAfter,
  fareFor,
  journeyFor,
} from '#gateway/modules/date-changes/quote/changed-trip.ts';
import { quotesOf, sumQuotes } from '#gateway/modules/date-changes/quote/quotes.ts';
import { readChangeFareToken } from '#gateway/modules/date-changes/tokens/change-fare-token.ts';
import { sortOptions } from '#gateway/modules/flights/search/narrow.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import type {
  ChangeSearchErrorCode,
  ChangeSearchInput,
  DateChangeKind,
} from '#gateway/resolvers.gen.ts';
import type { Actor } from '#gateway/sessions/actor.ts';
import { changeDayProblem, freeDays } from '#schema/rules/after-sale/change-day.ts';
import { addDays, addMonths, type LocalDate } from '#schema/rules/base/local-date.ts';
import { localDay } from '#schema/rules/base/time.ts';
import { offerExpiresAt } from '#schema/rules/orders/offer-expiry.ts';
import { changeFault, isAboutFlights } from './change-fault.ts';
import { changeMarket, readChangeQuestion } from './change-market.ts';
import { type ChangeDay, changeDays, changeOption, changesOn } from './change-options.ts';

const RIBBON_DAYS = 7;
const HALF = Math.floor(RIBBON_DAYS / 2);

/** The days on the calendar of the place of departure that decide about a bound. */
async function daysOf(
  { db, airlineChanges }: Pick<DateChangeDependencies, 'db' | 'airlineChanges'>,
  order: Order,
  { airlineChangeId }: ChangeQuestion,
  index: number,
  now: Date,
) {
  const [booked] = bookedOn(order, index);
  const right = airlineChangeId
    ? await airlineChanges.right(db, airlineChangeId, order.id, now)
    : null;
  const validUntil = order.tickets.map((ticket) => ticket.validUntil).toSorted()[0] ?? '';
  return {
    today: localDay(now, booked?.departureZone ?? 'UTC'),
    ticketValidUntil: validUntil,
    changedByAirline: right?.day ?? null,
  };
}

type Days = Awaited<ReturnType<typeof daysOf>>;

function ribbonSpan(date: LocalDate, { changedByAirline, today }: Days) {
  if (!changedByAirline) return { first: addDays(date, -HALF), last: addDays(date, HALF) };
  const { first, last } = freeDays(changedByAirline);
  return { first: first > today ? first : today, last };
}

function monthSpan(day: LocalDate) {
  const first = `${day.slice(0, 7)}-01`;
  return { first, last: addDays(addMonths(first, 1), -1) };
}

/** The bounds that an input names twice, or that are none of the order's. */
const unknownBound = (order: Order, boundIndexes: readonly number[]): number =>
  boundIndexes.findIndex(
    (index, place) => !order.fares[index] || boundIndexes.indexOf(index) < place,
  );

/** Answers what else can be flown instead of a bound, at what a change to it costs. */
export async function changeSearch(
  sources: DateChangeDependencies,
  input: ChangeSearchInput,
  actor: Actor,
  now: Date,
) {
  const frame = { serverNow: now, expiresAt: offerExpiresAt(now) };
  const refused = (code: ChangeSearchErrorCode, path: readonly string[]) => ({
    ...frame,
    kind: null,
    flights: [],
    ribbon: [],
    calendarOf: (): ChangeDay[] => [],
    userErrors: [{ code, path }],
  });
  const { answer = 0, selected: fareIds = [], sort = 'RECOMMENDED' } = input;
  const read = await readChangeQuestion(sources, input, actor, now);
  if ('fault' in read) return refused(read.fault.code, read.fault.path);
  const { order } = read;
  const boundIndexes = input.bounds.map(({ boundIndex }) => boundIndex);
  const unknown = unknownBound(order, boundIndexes);
  if (unknown >= 0) return refused('BOUND_UNKNOWN', ['bounds', String(unknown), 'boundIndex']);
  const wanted = input.bounds[answer];
  if (!wanted) return refused('REQUIRED', ['bounds']);
  const question = { ...read, orderId: order.id, boundIndexes };
  const fault = await changeFault(sources.db, sources, order, question, now);
  if (fault && !isAboutFlights(fault)) return refused(fault, ['passengerIds']);

  const { boundIndex: index, departureDate: date } = wanted;
  const days = await daysOf(sources, order, question, index, now);
  const wrongDay = changeDayProblem(date, days);
  if (wrongDay) return refused(wrongDay, ['bounds', String(answer), 'departureDate']);
  const seatsLeft = await sources.seatsLeft.recent();
  const byAirline = question.airlineChangeId !== null;
  const earlier = fareIds.slice(0, answer).flatMap((id, place) => {
    const chosen = readChangeFareToken(id, sources.key);
    const fits = chosen?.orderId === order.id && chosen.boundIndex === boundIndexes[place];
    const journey = fits ? journeyFor(sources, order, chosen) : null;
    return chosen && journey
      ? [fareFor(sources, order, journey, chosen, { seatsLeft, byAirline, now })]
      : [];
  });
  if (earlier.length < answer) return refused('SELECTION_INVALID', ['selected']);

  const trip = boundsAfter(sources, order, { bounds: earlier });
  const asked = {
    order,
    question,
    index,
    market: changeMarket(sources, order, question, index, trip, { seatsLeft, now }),
    earlier: sumQuotes(quotesOf(sources.fares, order, question, earlier)).totalDue,
  };
  const problemOf = (day: LocalDate) => changeDayProblem(day, days);
  const daysIn = (span: { readonly first: LocalDate; readonly last: LocalDate }) =>
    changeDays(sources, asked, { ...span, problemOf });
  const kind: DateChangeKind = byAirline ? 'INVOLUNTARY' : 'VOLUNTARY';
  return {
    ...frame,
    kind,
    userErrors: [],
    flights: sortOptions(changesOn(asked, date), sort).flatMap(
      (option) => changeOption(sources, asked, option) ?? [],
    ),
    ribbon: daysIn(ribbonSpan(date, days)),
    calendarOf: (month: LocalDate) => daysIn(monthSpan(month)),
  };
}

/** The answer, of which a month is priced only where it is selected. */
export type ChangeSearchAnswer = Awaited<ReturnType<typeof changeSearch>>;
