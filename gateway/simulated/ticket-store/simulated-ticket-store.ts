import type {
  BookingElsewhere,
  TicketStore,
} from '#gateway/ports/ticket-store/ticket-store.port.ts';
import { memoize } from '#gateway/ports/timetable/memoize.ts';
import type { Schedule } from '#gateway/ports/timetable/timetable.port.ts';
import { addDays, daysBetween, type LocalDate } from '#schema/rules/base/local-date.ts';
import { commercialDay } from '#schema/rules/base/time.ts';
import type { OrderKey } from '#schema/rules/orders/order-key.ts';
import { bookingsOfDay } from './bookings-of-day.ts';
import { bookingOfReference, bookingOfTicket } from './numbered-bookings.ts';

/**
 * Tickets that were used are in the store for a while; those of later flights are sold this long
 * ahead.
 */
const DAYS_BEFORE = 8;
const DAYS_AHEAD = 14;
const DAYS_KEPT = 60;

/** The days on which a booking that a key names may leave: one, where the key says which. */
function daysOf({ kind, value }: OrderKey, today: LocalDate): LocalDate[] {
  const all = Array.from({ length: DAYS_BEFORE + DAYS_AHEAD + 1 }, (_, index) =>
    addDays(today, index - DAYS_BEFORE),
  );
  if (kind === 'EMAIL' || kind === 'DOCUMENT_NUMBER') return all;
  const named = kind === 'TICKET_NUMBER' ? bookingOfTicket(value) : bookingOfReference(value);
  return named && Math.abs(daysBetween(today, named.day)) <= DAYS_AHEAD
    ? all.filter((day) => day === named.day)
    : [];
}

function isNamedBy(
  { reference, contact, passengers }: BookingElsewhere,
  { kind, value }: OrderKey,
): boolean {
  if (kind === 'BOOKING_REFERENCE') return reference === value;
  if (kind === 'EMAIL') return contact.email === value;
  return passengers.some(({ ticketNumber, document }) =>
    kind === 'TICKET_NUMBER' ? ticketNumber === value : document.number === value,
  );
}

/**
 * What other channels have sold of the simulated airline: a few bookings of each day, out of the
 * schedule.
 */
export function createSimulatedTicketStore(schedule: Schedule): TicketStore {
  const remember = memoize<readonly BookingElsewhere[]>(DAYS_KEPT);
  const soldOn = (day: LocalDate) => remember(day, () => bookingsOfDay(schedule, day));
  return {
    find: async (key, now) =>
      daysOf(key, commercialDay(now))
        .flatMap(soldOn)
        .filter((booking) => isNamedBy(booking, key)),
  };
}
