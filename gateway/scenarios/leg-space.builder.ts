import type { LocalDate } from '#schema/rules/base/local-date.ts';
import type { BookingDesk } from './booking-desk.ts';
import { freeSeatsOf } from './free-seats.builder.ts';
import type { WantedBound } from './offer.builder.ts';

/** One for each of two who choose at the same time. */
const WANTED = 2;

/**
 * The first of some days on whose first flight there are free seats with more leg space, which cost something and which
 * any adult may have; the first of all days where no flight has any. On one day in forty there are fewer than two.
 */
export const dayWithLegSpace = async (
  desk: Pick<BookingDesk, 'db' | 'timetable' | 'aircraft'>,
  { origin, destination }: Omit<WantedBound, 'date'>,
  days: readonly [LocalDate, ...LocalDate[]],
  now: Date,
): Promise<LocalDate> => {
  for (const date of days) {
    const [journey] = desk.timetable.journeys(origin, destination, date);
    const [flight] = journey?.flights ?? [];
    if (!flight) continue;
    if ((await freeSeatsOf(desk, flight, 'LEG_SPACE', now)).length >= WANTED) return date;
  }
  return days[0];
};
