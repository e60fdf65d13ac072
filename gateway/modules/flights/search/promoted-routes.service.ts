import type { SeatsLeft } from '#gateway/modules/flights/inventory/seats-left.ts';
import { addDays, type LocalDate } from '#schema/rules/base/local-date.ts';
import { localDay } from '#schema/rules/base/time.ts';
import { bookableDays, type DaySpan } from '#schema/rules/flights/trip-search.ts';
import { type BoundQuestion, journeysOn } from './bound-question.ts';
import { dayTotals } from './day-prices.ts';
import type { SearchSources } from './flight-search.service.ts';
import { PROMOTED_ROUTES } from './promoted-routes.data.ts';
import { showAmountIn } from './show-amount.ts';
import { lowestOfDays } from './shown-days.ts';

/** The days that "the coming weeks" are, from today. */
const COMING = { from: 3, days: 45 };
const ONE_ADULT = { adults: 1, children: 0, infants: 0 };
const KEPT_MILLISECONDS = 60_000;
const MOST = 20;

type Lowest = {
  readonly route: (typeof PROMOTED_ROUTES)[number];
  readonly date: LocalDate;
  readonly total: number;
  readonly durationMinutes: number;
  readonly direct: boolean;
};

/** Answers what the home page recommends. */
export const createPromotedRoutesService = ({ timetable, fares, seatsLeft }: SearchSources) => {
  let kept: { readonly minute: number; readonly routes: readonly Lowest[] } | null = null;

  const questionOf = (
    [origin, destination]: Lowest['route'],
    left: SeatsLeft,
    now: Date,
  ): BoundQuestion => ({
    timetable,
    fares,
    seatsLeft: left,
    now,
    origins: [origin],
    destinations: [destination],
    party: ONE_ADULT,
    cabin: 'ECONOMY',
    roundTrip: false,
    after: null,
  });

  const lowestOf = (question: BoundQuestion, today: LocalDate, open: DaySpan) => {
    const days = dayTotals(question, addDays(today, COMING.from), COMING.days, open);
    const total = lowestOfDays(days);
    const date = days.find((day) => day.total === total && total !== null)?.date;
    const journeys = date ? journeysOn(question, date) : [];
    if (total === null || !date || journeys.length === 0) return null;
    return {
      date,
      total,
      durationMinutes: Math.min(...journeys.map((journey) => journey.durationMinutes)),
      direct: journeys.some(({ flights }) => flights.length === 1),
    };
  };

  const findAll = (left: SeatsLeft, now: Date): Lowest[] =>
    PROMOTED_ROUTES.flatMap((route) => {
      const today = localDay(now, timetable.airport(route[0])?.zone ?? 'UTC');
      const lowest = lowestOf(questionOf(route, left, now), today, bookableDays(today));
      return lowest ? [{ route, ...lowest }] : [];
    });

  return {
    /** The routes recommended, each with its live lowest price for one adult; remembered for a minute. */
    async promoted(first: number, currency: string | null, now: Date) {
      const minute = Math.floor(now.getTime() / KEPT_MILLISECONDS);
      if (kept?.minute !== minute)
        kept = { minute, routes: findAll(await seatsLeft.recent(), now) };
      const show = showAmountIn(currency, fares, now);
      return kept.routes.slice(0, Math.min(MOST, Math.max(0, first))).flatMap((lowest) => {
        const [origin, destination] = lowest.route.map((code) => timetable.airport(code));
        if (!origin || !destination) return [];
        return [
          {
            id: lowest.route.join('-'),
            origin,
            destination,
            departureDate: lowest.date,
            from: show(lowest.total),
            durationMinutes: lowest.durationMinutes,
            direct: lowest.direct,
          },
        ];
      });
    },
  };
};
