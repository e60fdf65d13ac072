import type { Database } from '#gateway/database/database.ts';
import type { BookingElsewhere } from '#gateway/ports/ticket-store/ticket-store.port.ts';
import type { Scenario } from '#gateway/scenarios/scenario.ts';
import { bookingsOfDay } from '#gateway/simulated/ticket-store/bookings-of-day.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { addMinutes, minutesBetween } from '#schema/rules/base/time.ts';

const HOUR = 60;
/** Time to look around before check-in closes, and before the seller drops unpaid seats. */
const SOONEST = 8 * HOUR;

/** Bookings of which no visitor has opened a flight here: each has another one to try. */
async function untouched(
  db: Database,
  bookings: readonly BookingElsewhere[],
): Promise<BookingElsewhere[]> {
  const numbers = bookings.map(({ passengers }) => passengers[0]?.ticketNumber ?? '');
  const known = await db
    .selectFrom('tickets')
    .select('number')
    .where((eb) => eb('number', '=', eb.fn.any(eb.val(numbers))))
    .execute();
  const opened = new Set(known.map(({ number }) => number));
  return bookings.filter((_, index) => !opened.has(numbers[index] ?? ''));
}

export const otherChannelTicket: Scenario = {
  name: 'other-channel-ticket',
  sentence: 'Two tickets were bought elsewhere; seats of one of them wait for payment there.',
  async load({ desk, now }) {
    const sold = [0, 1, 2].flatMap((days) => bookingsOfDay(desk.timetable, desk.inDays(days)));
    const open = sold.filter(({ bounds }) => {
      const booked = bounds[0]?.flights[0];
      const flight = booked && desk.timetable.flight(booked);
      const ahead = flight ? minutesBetween(now, flight.departure.instant) : 0;
      return ahead >= SOONEST && ahead <= LIMITS.checkInOpensMinutes;
    });
    const isUnpaid = ({ bounds }: BookingElsewhere) =>
      (bounds[0]?.flights[0]?.seatsDueAt ?? now) > addMinutes(now, HOUR);
    const left = await untouched(desk.db, open);
    // Once all were tried, they are tried again.
    const first = (some: (one: BookingElsewhere) => boolean) =>
      left.find(some) ?? open.find(some) ?? null;
    const free = first((one) => !isUnpaid(one));
    const unpaid = first(isUnpaid);
    if (!free || !unpaid) throw new Error('Nothing that other channels have sold is open');
    return { elsewhere: [free, unpaid] };
  },
};
