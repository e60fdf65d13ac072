import type { TestOrders } from '#gateway/scenarios/test-orders.ts';
import type { LocalDate } from '#schema/rules/base/local-date.ts';
import { freeSeatsOf } from './free-seats.builder.ts';
import { journeyWithSeats, type WantedBound, type WantedOffer } from './offer.builder.ts';

/** One for each of two who choose at the same time. */
const WANTED = 2;

/**
 * The first of some days on which the first flight with seats for a party has some with more leg
 * space, which cost something and which any adult may have; the first day with seats where no
 * flight has any. On one day in forty there are fewer than two.
 */
export async function dayWithLegSpace(
  desk: Pick<
    TestOrders,
    'db' | 'timetable' | 'fares' | 'key' | 'isSoldOut' | 'aircraft' | 'dayWithSeats'
  >,
  route: Omit<WantedBound, 'date'>,
  days: readonly [LocalDate, ...LocalDate[]],
  wanted: Pick<WantedOffer, 'party' | 'brand'>,
  now: Date,
): Promise<LocalDate> {
  for (const date of days) {
    const [flight] = journeyWithSeats(desk, { ...route, date }, wanted)?.flights ?? [];
    if (!flight) continue;
    if ((await freeSeatsOf(desk, flight, 'LEG_SPACE', now)).length >= WANTED) return date;
  }
  return desk.dayWithSeats(route, days, wanted);
}
