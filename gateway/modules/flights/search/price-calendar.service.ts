import { addMonths, daysBetween } from '#schema/rules/base/local-date.ts';
import { localDay } from '#schema/rules/base/time.ts';
import { bookableDays } from '#schema/rules/flights/trip-search.ts';
import { dayTotals } from './day-prices.ts';
import type { CalendarRequest } from './flight-search.input.ts';
import type { SearchSources } from './flight-search.service.ts';
import { calendarFaults } from './request-faults.ts';
import { currencyFaults } from './search-faults.ts';
import { showAmountIn } from './show-amount.ts';
import { lowestOfDays, shownDays } from './shown-days.ts';

/** Answers what each day of a month costs. */
export const createPriceCalendarService = ({ timetable, fares, seatsLeft }: SearchSources) => ({
  /**
   * The lowest total of the party on each day of a month for one bound, or what is wrong with the question. Days before
   * today, beyond the horizon and before `notBefore` have none.
   */
  async calendar(request: CalendarRequest, currency: string | null, now: Date) {
    const userErrors = [...calendarFaults(request, timetable), ...currencyFaults(currency)];
    if (userErrors.length > 0) return { days: [], lowest: null, userErrors };
    const origins = timetable.airportsOf(request.origin);
    const zone = origins[0]?.zone ?? 'UTC';
    const open = bookableDays(localDay(now, zone));
    const { notBefore } = request;
    const asked =
      notBefore !== null && notBefore > open.first ? { ...open, first: notBefore } : open;
    const first = `${request.month.slice(0, 7)}-01`;
    const days = dayTotals(
      {
        timetable,
        fares,
        seatsLeft: await seatsLeft.recent(),
        now,
        origins: origins.map(({ code }) => code),
        destinations: timetable.airportsOf(request.destination).map(({ code }) => code),
        party: request.party,
        cabin: request.cabin,
        roundTrip: request.tripType === 'ROUND_TRIP',
        after: null,
      },
      first,
      daysBetween(first, addMonths(first, 1)),
      asked,
    );
    const show = showAmountIn(currency, fares, now);
    const lowest = lowestOfDays(days);
    return {
      days: shownDays(days, show),
      lowest: lowest === null ? null : show(lowest),
      userErrors: [],
    };
  },
});
