import type { SeatsLeft } from '#gateway/modules/flights/inventory/seats-left.ts';
import type { Airport } from '#gateway/ports/timetable/timetable.port.ts';
import { addDays, type LocalDate } from '#schema/rules/base/local-date.ts';
import type { DaySpan } from '#schema/rules/flights/trip-search.ts';
import { type BoundQuestion, journeysOn } from './bound-question.ts';
import { type DayTotal, dayTotals } from './day-prices.ts';

/**
 * The cheapest days of a trip in a span, and what they cost together in minor units of the filing
 * currency.
 */
export type LowestTrip = {
  readonly departureDate: LocalDate;
  /** Null for a trip one way. */
  readonly returnDate: LocalDate | null;
  readonly total: number;
};

/** Nights away that are looked at, first to last: a long flight is made for a longer stay. */
const NIGHTS = { short: [3, 7], long: [7, 14] } as const;
const LONG_JOURNEY_MINUTES = 360;

const cheapest = <Trip extends { readonly total: number }>(trips: readonly Trip[]): Trip | null =>
  trips.reduce<Trip | null>((best, trip) => (best && best.total <= trip.total ? best : trip), null);

const priced = (days: readonly DayTotal[]) =>
  days.flatMap(({ date, total }) => (total === null ? [] : [{ date, total }]));

/** The cheapest day of a way there among so many days from a first one on. */
export const lowestOneWay = (
  question: BoundQuestion,
  first: LocalDate,
  days: number,
  open: DaySpan,
): LowestTrip | null =>
  cheapest(
    priced(dayTotals(question, first, days, open)).map(({ date, total }) => ({
      departureDate: date,
      returnDate: null,
      total,
    })),
  );

function nightsOf(question: BoundQuestion, day: LocalDate): readonly [number, number] {
  const minutes = journeysOn(question, day).map(({ durationMinutes }) => durationMinutes);
  return Math.min(...minutes) < LONG_JOURNEY_MINUTES ? NIGHTS.short : NIGHTS.long;
}

/**
 * The cheapest pair of days there and back, the way there among so many days from a first one on.
 * @param question of the way there; the way back is the same the other way round
 */
export function lowestRoundTrip(
  question: BoundQuestion,
  first: LocalDate,
  days: number,
  open: DaySpan,
): LowestTrip | null {
  const out = { ...question, roundTrip: true };
  const back = { ...out, origins: question.destinations, destinations: question.origins };
  const returns = new Map(
    priced(dayTotals(back, first, days + NIGHTS.long[1], open)).map(({ date, total }) => [
      date,
      total,
    ]),
  );
  return cheapest(
    priced(dayTotals(out, first, days, open)).flatMap(({ date, total }) => {
      const [fewest, most] = nightsOf(out, date);
      return Array.from({ length: most - fewest + 1 }, (_, index) =>
        addDays(date, fewest + index),
      ).flatMap((returnDate) => {
        const backTotal = returns.get(returnDate);
        return backTotal === undefined
          ? []
          : [{ departureDate: date, returnDate, total: total + backTotal }];
      });
    }),
  );
}

/** The search for one adult in economy, as lowest fares are told. */
export const adultQuestion = (
  { timetable, fares }: Pick<BoundQuestion, 'timetable' | 'fares'>,
  [origins, destinations]: readonly [readonly Airport[], readonly Airport[]],
  seatsLeft: SeatsLeft,
  now: Date,
): BoundQuestion => ({
  timetable,
  fares,
  seatsLeft,
  now,
  origins: origins.map(({ code }) => code),
  destinations: destinations.map(({ code }) => code),
  party: { adults: 1, children: 0, infants: 0 },
  cabin: 'ECONOMY',
  roundTrip: false,
  notBefore: null,
  after: null,
});

/** How long the shortest journey of a day takes, and whether one of them is direct. */
export function journeyFacts(question: BoundQuestion, day: LocalDate) {
  const journeys = journeysOn(question, day);
  return {
    durationMinutes: Math.min(...journeys.map((journey) => journey.durationMinutes)),
    direct: journeys.some(({ flights }) => flights.length === 1),
  };
}
