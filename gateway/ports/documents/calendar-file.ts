import { createEvents, type DateTime, type EventAttributes } from 'ics';
import { BRAND } from '#schema/codes/base/brand.ts';
import type { Locale } from '#schema/codes/base/locales.ts';
import { localDay } from '#schema/rules/base/time.ts';
import type { FlightData } from './receipt-data.ts';
import { type Texts, textsFor } from './texts.ts';

const utc = (instant: Date): DateTime => [
  instant.getUTCFullYear(),
  instant.getUTCMonth() + 1,
  instant.getUTCDate(),
  instant.getUTCHours(),
  instant.getUTCMinutes(),
];

const eventOf = (flight: FlightData, reference: string, texts: Texts): EventAttributes => {
  const { flightNumber, origin, destination, departure, arrival } = flight;
  const day = localDay(departure.instant, departure.zone);
  return {
    // The same flight of the same booking replaces itself when the file is opened twice.
    uid: `${reference}-${flightNumber}-${day}@${BRAND.email.split('@')[1]}`,
    start: utc(departure.instant),
    startInputType: 'utc',
    startOutputType: 'utc',
    end: utc(arrival.instant),
    endInputType: 'utc',
    endOutputType: 'utc',
    title: texts.t('calendar.summary', {
      flightNumber,
      origin: origin.city,
      destination: destination.city,
    }),
    location: origin.terminal
      ? texts.t('calendar.location', { airport: origin.airport, terminal: origin.terminal })
      : origin.airport,
    description: texts.t('calendar.description', {
      reference,
      departure: `${texts.dateOf(departure)} ${texts.time(departure)}`,
      arrival: `${texts.dateOf(arrival)} ${texts.time(arrival)}`,
    }),
    status: 'CONFIRMED',
    busyStatus: 'BUSY',
    transp: 'OPAQUE',
    productId: `-//${BRAND.name.en}//Booking//EN`,
    calName: texts.airline,
  };
};

/** The flights of a booking as an iCalendar file (text/calendar), one event each, in UTC, so that every calendar shows local time. */
export function calendarFile(
  flights: readonly FlightData[],
  bookingReference: string,
  locale: Locale,
): string {
  const texts = textsFor(locale);
  const { error, value } = createEvents(
    flights.map((flight) => eventOf(flight, bookingReference, texts)),
  );
  if (error || !value) throw new Error('calendar file', { cause: error });
  return value;
}
