import type { BookingElsewhere } from '#gateway/ports/ticket-store/ticket-store.port.ts';
import type { FlightKey } from '#gateway/ports/timetable/timetable.port.ts';
import { isLocale, type Locale } from '#schema/codes/base/locales.ts';
import type { TicketNumber } from '#schema/rules/orders/ticket-number.ts';

/** A flight of a ticket that another channel has sold. */
export type FlightOfTicket = FlightKey & { readonly ticketNumber: TicketNumber };

const MARK = 'elsewhere';

/** How a code refers to such a flight, and to the language in which it was looked up. */
export const otherChannelSubject = (
  { ticketNumber, flightNumber, date }: FlightOfTicket,
  locale: Locale,
): string => [MARK, ticketNumber, flightNumber, date, locale].join(' ');

/** The same, read again; null where a code refers to an order. */
export function readSubject(
  subject: string,
): (FlightOfTicket & { readonly locale: Locale }) | null {
  const [mark, ticketNumber = '', flightNumber = '', date = '', locale = ''] = subject.split(' ');
  return mark === MARK && isLocale(locale) ? { ticketNumber, flightNumber, date, locale } : null;
}

/**
 * The place of a flight in a booking, counted from 0 over all its bounds; null where it has no such
 * flight.
 */
export function otherChannelSegment(
  { bounds }: BookingElsewhere,
  { flightNumber, date }: FlightKey,
): number | null {
  const place = bounds
    .flatMap(({ flights }) => flights)
    .findIndex((one) => one.flightNumber === flightNumber && one.date === date);
  return place < 0 ? null : place;
}
