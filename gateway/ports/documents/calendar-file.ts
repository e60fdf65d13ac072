import { createEvents, type DateTime, type EventAttributes } from 'ics';
import { BRAND } from '#schema/codes/base/brand.ts';
import type { Locale } from '#schema/codes/base/locales.ts';
import { localDay } from '#schema/rules/base/time.ts';
import { checkInTimes } from '#schema/rules/check-in/check-in-times.ts';
import { checkInWords, placeOf, seatWords, withCheckIn } from './flight-words.ts';
import type { FlightData } from './receipt-data.ts';
import { type Texts, textsFor } from './texts.ts';

const utc = (instant: Date): DateTime => [
  instant.getUTCFullYear(),
  instant.getUTCMonth() + 1,
  instant.getUTCDate(),
  instant.getUTCHours(),
  instant.getUTCMinutes(),
];

const span = (start: Date, end: Date) =>
  ({
    start: utc(start),
    startInputType: 'utc',
    startOutputType: 'utc',
    end: utc(end),
    endInputType: 'utc',
    endOutputType: 'utc',
  }) as const;

const calendarOf = (texts: Texts) =>
  ({
    status: 'CONFIRMED',
    productId: `-//${BRAND.name.en}//Booking//EN`,
    calName: texts.airline,
  }) as const;

// The same flight of the same booking replaces itself when the file is opened twice.
function uidOf({ flightNumber, departure }: FlightData, reference: string, of = ''): string {
  const day = localDay(departure.instant, departure.zone);
  return `${reference}-${flightNumber}-${day}${of}@${BRAND.email.split('@')[1]}`;
}

function eventOf(flight: FlightData, reference: string, texts: Texts): EventAttributes {
  const { flightNumber, origin, destination, departure, arrival } = flight;
  return {
    uid: uidOf(flight, reference),
    ...span(departure.instant, arrival.instant),
    title: texts.t('calendar.summary', {
      flightNumber,
      origin: origin.city,
      destination: destination.city,
    }),
    location: placeOf(origin, texts),
    description: [
      texts.t('calendar.description', {
        reference,
        departure: `${texts.dateOf(departure)} ${texts.time(departure)}`,
        arrival: `${texts.dateOf(arrival)} ${texts.time(arrival)}`,
      }),
      seatWords(flight, texts),
    ]
      .filter(Boolean)
      .join('\n'),
    busyStatus: 'BUSY',
    transp: 'OPAQUE',
    ...calendarOf(texts),
  };
}

/**
 * Check-in for a flight, from its opening to its end, with an alarm when it opens; it takes no time
 * of the passenger's day.
 */
function checkInOf(flight: FlightData, reference: string, texts: Texts): EventAttributes {
  const { flightNumber, origin, departure } = flight;
  const { opensAt, closesAt } = checkInTimes(departure.instant, origin.code);
  const title = texts.t('calendar.checkIn', { flightNumber, origin: origin.city });
  return {
    uid: uidOf(flight, reference, '-check-in'),
    ...span(opensAt, closesAt),
    title,
    location: placeOf(origin, texts),
    description: texts.t('calendar.checkInText', {
      reference,
      times: checkInWords(flight, texts),
    }),
    alarms: [{ action: 'display', description: title, trigger: utc(opensAt) }],
    busyStatus: 'FREE',
    transp: 'TRANSPARENT',
    ...calendarOf(texts),
  };
}

/**
 * The flights of a booking and their check-in as an iCalendar file (text/calendar), one event each,
 * in UTC, so that every calendar shows local time.
 */
export function calendarFile(
  flights: readonly FlightData[],
  bookingReference: string,
  locale: Locale,
): string {
  const texts = textsFor(locale);
  const { error, value } = createEvents([
    ...flights.map((flight) => eventOf(flight, bookingReference, texts)),
    ...withCheckIn(flights).map((flight) => checkInOf(flight, bookingReference, texts)),
  ]);
  if (error || !value) throw new Error('calendar file', { cause: error });
  return value;
}
