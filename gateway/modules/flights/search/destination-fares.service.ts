import { setImmediate } from 'node:timers/promises';
import type { Airport } from '#gateway/ports/timetable/timetable.port.ts';
import { createRecentAnswers } from '#gateway/requests/recent-answers.ts';
import { addMonths, daysBetween, type LocalDate } from '#schema/rules/base/local-date.ts';
import { localDay } from '#schema/rules/base/time.ts';
import { bookableDays } from '#schema/rules/flights/trip-search.ts';
import type { SearchSources } from './flight-search.service.ts';
import { adultQuestion, journeyFacts, type LowestTrip, lowestRoundTrip } from './lowest-trip.ts';
import { showAmountIn } from './price-journey.ts';

/** Five minutes; a year of months for more than one origin. */
const CACHED = { milliseconds: 5 * 60_000, most: 30 };

type Lowest = LowestTrip & {
  readonly returnDate: LocalDate;
  readonly origin: Airport;
  readonly destination: Airport;
  readonly durationMinutes: number;
  readonly direct: boolean;
};

const later = (one: LocalDate, other: LocalDate): LocalDate => (one > other ? one : other);

/** Answers where one can go in a month, and for how much. */
export function createDestinationFaresService({ timetable, fares, seatsLeft }: SearchSources) {
  const cached = createRecentAnswers<readonly Lowest[]>(CACHED);

  /** One airport of each city that can be reached, the first in the order of the codes. */
  const citiesFrom = (origins: readonly Airport[]): Airport[] => {
    const reached = origins.flatMap(({ code }) => timetable.destinationsOf(code));
    const own = origins.map(({ cityCode }) => cityCode);
    return [...Map.groupBy(reached, ({ cityCode }) => cityCode)].flatMap(([city, [first]]) =>
      first && !own.includes(city) ? [first] : [],
    );
  };

  const findAll = async (
    origins: readonly Airport[],
    month: LocalDate,
    now: Date,
  ): Promise<readonly Lowest[]> => {
    const [origin] = origins;
    if (!origin) return [];
    const open = bookableDays(localDay(now, origin.zone));
    const first = later(`${month.slice(0, 7)}-01`, open.first);
    const days = daysBetween(first, addMonths(`${month.slice(0, 7)}-01`, 1));
    if (days < 1 || first > open.last) return [];
    const left = await seatsLeft.recent();
    const found: Lowest[] = [];
    for (const destination of citiesFrom(origins)) {
      const places = [origins, timetable.airportsOf(destination.cityCode)] as const;
      const question = adultQuestion({ timetable, fares }, places, left, now);
      const lowest = lowestRoundTrip(question, first, days, open);
      if (lowest?.returnDate) {
        found.push({
          ...lowest,
          returnDate: lowest.returnDate,
          origin,
          destination,
          ...journeyFacts(question, lowest.departureDate),
        });
      }
      // A city takes some milliseconds, and there are dozens: other requests go between them.
      await setImmediate();
    }
    return found.toSorted((a, b) => a.total - b.total);
  };

  const faresOf = (origin: string, month: LocalDate, now: Date): Promise<readonly Lowest[]> =>
    cached(`${origin} ${month.slice(0, 7)}`, now, () =>
      findAll(timetable.airportsOf(origin), month, now),
    );

  return {
    /**
     * The cities that can be reached from a place, each with its lowest return fare for one adult
     * who leaves in a month, the lowest first; remembered for some minutes.
     */
    async destinationFares(origin: string, month: LocalDate, currency: string | null, now: Date) {
      const show = showAmountIn(currency, fares, now);
      return (await faresOf(origin, month, now)).map(({ total, ...lowest }) => ({
        key: `${lowest.origin.code}-${lowest.destination.code}`,
        ...lowest,
        lowestTotal: show(total),
      }));
    },
  };
}
