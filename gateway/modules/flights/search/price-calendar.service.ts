import { addDays, addMonths, daysBetween } from '#schema/rules/base/local-date.ts';
import { localDay } from '#schema/rules/base/time.ts';
import { bookableDays } from '#schema/rules/flights/trip-search.ts';
import type { BoundQuestion } from './bound-question.ts';
import { dayTotals, lowestOfDays, nextPriced, shownDays } from './day-prices.ts';
import type { CalendarRequest } from './flight-search.input.ts';
import type { SearchSources } from './flight-search.service.ts';
import { showAmountIn } from './price-journey.ts';
import { calendarFaults, currencyFaults } from './search-faults.ts';

const NOTHING = { days: [], lowest: null, nextPriced: null };

/** Answers what each day of a month costs. */
export const createPriceCalendarService = ({ timetable, fares, seatsLeft }: SearchSources) => ({
  /**
   * The lowest total of the party on each day of a month for one bound, or what is wrong with the
   * question. Days before today, beyond the horizon and before `notBefore` have none. A month
   * without any price names the next day that has one.
   */
  async calendar(request: CalendarRequest, currency: string | null, now: Date) {
    const userErrors = [...calendarFaults(request, timetable), ...currencyFaults(currency)];
    if (userErrors.length > 0) return { ...NOTHING, userErrors };
    const origins = timetable.airportsOf(request.origin);
    const zone = origins[0]?.zone ?? 'UTC';
    const open = bookableDays(localDay(now, zone));
    const question: BoundQuestion = {
      timetable,
      fares,
      seatsLeft: await seatsLeft.recent(),
      now,
      origins: origins.map(({ code }) => code),
      destinations: timetable.airportsOf(request.destination).map(({ code }) => code),
      party: request.party,
      cabin: request.cabin,
      roundTrip: request.tripType === 'ROUND_TRIP',
      notBefore: request.notBefore,
      after: null,
    };
    const first = `${request.month.slice(0, 7)}-01`;
    const afterwards = addMonths(first, 1);
    const days = dayTotals(question, first, daysBetween(first, afterwards), open);
    const show = showAmountIn(currency, fares, now);
    const lowest = lowestOfDays(days);
    const next = lowest === null ? nextPriced(question, addDays(afterwards, -1), open) : null;
    return {
      days: shownDays(days, show),
      lowest: lowest === null ? null : show(lowest),
      nextPriced: shownDays(next ? [next] : [], show)[0] ?? null,
      userErrors: [],
    };
  },
});
