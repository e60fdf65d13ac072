import type { LocalDate } from '#schema/rules/base/local-date.ts';
import type { RibbonDayFragment } from './ribbon-day.gen.ts';

/**
 * Whether nothing is flown on any of the days around, so that another day of the week would not
 * help.
 */
export const isOutOfSeason = (ribbon: readonly RibbonDayFragment[]): boolean =>
  ribbon.length > 0 &&
  ribbon.every(({ noPriceReason }) => noPriceReason === 'NO_FLIGHTS' || noPriceReason === 'PAST');

/** The heading of an empty list: why the day has no flights. */
export function noFlightsTitle(ribbon: readonly RibbonDayFragment[], date: LocalDate) {
  const reason = ribbon.find((day) => day.date === date)?.noPriceReason;
  if (reason === 'SOLD_OUT') return 'booking-search.noFlights.soldOut';
  if (reason === 'TOO_LATE') return 'booking-search.noFlights.tooLate';
  return reason === 'NO_FLIGHTS'
    ? 'booking-search.noFlights.notFlown'
    : 'booking-search.noFlights.title';
}
