import type { SeatsLeft } from '#gateway/modules/flights/inventory/seats-left.ts';
import { createRecentAnswers } from '#gateway/requests/recent-answers.ts';
import { PROMOTED_ROUTES } from '#schema/codes/flights/promoted-routes.ts';
import type { TripType } from '#schema/codes/flights/trip-types.ts';
import { addDays } from '#schema/rules/base/local-date.ts';
import { localDay } from '#schema/rules/base/time.ts';
import { bookableDays } from '#schema/rules/flights/trip-search.ts';
import type { SearchSources } from './flight-search.service.ts';
import {
  adultQuestion,
  journeyFacts,
  type LowestTrip,
  lowestOneWay,
  lowestRoundTrip,
} from './lowest-trip.ts';
import { showAmountIn } from './price-journey.ts';

/** The days that "the coming weeks" are, from today. */
const COMING = { from: 3, days: 45 };
const MOST = 20;

const LOWEST = { ONE_WAY: lowestOneWay, ROUND_TRIP: lowestRoundTrip };
type PricedTrip = keyof typeof LOWEST;

type Lowest = LowestTrip & {
  readonly route: (typeof PROMOTED_ROUTES)[number];
  readonly durationMinutes: number;
  readonly direct: boolean;
};

/** Answers what the home page recommends. */
export function createPromotedRoutesService({ timetable, fares, seatsLeft }: SearchSources) {
  const cached = createRecentAnswers<readonly Lowest[]>({
    milliseconds: 60_000,
    most: Object.keys(LOWEST).length,
  });

  const findAll = (trip: PricedTrip, left: SeatsLeft, now: Date): Lowest[] =>
    PROMOTED_ROUTES.flatMap((route) => {
      const today = localDay(now, timetable.airport(route[0])?.zone ?? 'UTC');
      // as the search understands the codes to which the route leads: SHA is both airports of
      // Shanghai
      const places = [timetable.airportsOf(route[0]), timetable.airportsOf(route[1])] as const;
      const question = adultQuestion({ timetable, fares }, places, left, now);
      const first = addDays(today, COMING.from);
      const lowest = LOWEST[trip](question, first, COMING.days, bookableDays(today));
      return lowest ? [{ ...lowest, route, ...journeyFacts(question, lowest.departureDate) }] : [];
    });

  return {
    /**
     * The routes recommended, each with its live lowest price for one adult, remembered for a
     * minute. A round trip is priced there and back, any other trip there only.
     */
    async promoted(limit: number, currency: string | null, tripType: TripType, now: Date) {
      const trip = tripType === 'ROUND_TRIP' ? tripType : 'ONE_WAY';
      const routes = await cached(trip, now, async () =>
        findAll(trip, await seatsLeft.recent(), now),
      );
      const show = showAmountIn(currency, fares, now);
      return routes.slice(0, Math.min(MOST, Math.max(0, limit))).flatMap((lowest) => {
        const [origin, destination] = lowest.route.map((code) => timetable.airport(code));
        if (!origin || !destination) return [];
        return [
          {
            key: [...lowest.route, ...(trip === 'ROUND_TRIP' ? [trip] : [])].join('-'),
            origin,
            destination,
            departureDate: lowest.departureDate,
            returnDate: lowest.returnDate,
            lowestTotal: show(lowest.total),
            durationMinutes: lowest.durationMinutes,
            direct: lowest.direct,
          },
        ];
      });
    },
  };
}
