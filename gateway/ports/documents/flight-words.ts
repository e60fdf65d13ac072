import { BRAND } from '#schema/codes/base/brand.ts';
import { dayDifference, localDay, type Moment, minutesBetween } from '#schema/rules/base/time.ts';
import { checkInTimes } from '#schema/rules/check-in/check-in-times.ts';
import type { FlightData, FlightEnd, ReceiptBags, ReceiptPassenger } from './receipt-data.ts';
import type { Texts } from './texts.ts';

/**
 * `Shanghai–Tokyo–Shanghai`: the cities of the trip in their order; a gap in it starts again after
 * a comma.
 */
export const routeOf = (flights: readonly FlightData[]): string =>
  flights
    .map(({ origin, destination }, index) => {
      const joined = flights[index - 1]?.destination.city === origin.city;
      if (joined) return `–${destination.city}`;
      return `${index > 0 ? ', ' : ''}${origin.city}–${destination.city}`;
    })
    .join('');

/** `Pudong International Airport, terminal 2`. */
export const placeOf = ({ airport, terminal }: FlightEnd, texts: Texts): string =>
  terminal ? texts.t('calendar.location', { airport, terminal }) : airport;

/** The local day of a moment with its weekday. */
export const dayOf = ({ instant, zone }: Moment, texts: Texts): string =>
  texts.longDate(localDay(instant, zone));

/** A passenger who connects within so long has checked in for both flights. */
const CONNECTION_HOURS = 24;

/** The flights for which passengers check in: a connection follows the flight before it. */
export const withCheckIn = (flights: readonly FlightData[]): FlightData[] =>
  flights.filter(({ origin, departure }, index) => {
    const before = flights[index - 1];
    if (before?.destination.code !== origin.code) return true;
    const minutes = minutesBetween(before.arrival.instant, departure.instant);
    return minutes >= CONNECTION_HOURS * 60;
  });

/** When check-in for a flight opens and closes, and the gate, on the clock of the airport. */
export function checkInWords(
  { departure: { instant, zone }, origin }: FlightData,
  texts: Texts,
): string {
  const { opensAt, closesAt, gateClosesAt } = checkInTimes(instant, origin.code);
  const opens = { instant: opensAt, zone };
  const closes = { instant: closesAt, zone };
  const sameDay = dayDifference(opens, closes) === 0;
  return texts.t('email.checkInTimes', {
    opens: `${dayOf(opens, texts)} ${texts.time(opens)}`,
    closes: `${sameDay ? '' : `${dayOf(closes, texts)} `}${texts.time(closes)}`,
    gate: texts.time({ instant: gateClosesAt, zone }),
  });
}

/**
 * Calendar days between the local days of departure and arrival, in words; empty on the same day.
 */
export function dayShift({ departure, arrival }: FlightData, texts: Texts): string {
  const days = dayDifference(departure, arrival);
  return days === 0 ? '' : texts.t('receipt.nextDay', { days });
}

/** The seats of a flight in a sentence of their own; empty where none is chosen. */
export const seatWords = ({ seats = [] }: FlightData, texts: Texts): string =>
  seats.length === 0 ? '' : texts.t('email.seats', { seats: texts.list(seats) });

export const bagWords = ({ pieces, kilograms }: ReceiptBags, texts: Texts): string =>
  pieces === 0 || kilograms === null
    ? texts.t('receipt.noBags')
    : texts.t('receipt.bags', { pieces, kilograms });

const TITLES = {
  MR: 'MR',
  MRS: 'MRS',
  MS: 'MS',
  MISS: 'MISS',
  PROFESSOR: 'PROF',
  DOCTOR: 'DR',
} as const;

/** `LI/MING MR`, the form of names on tickets. */
export const addressedName = ({ name, appellation }: ReceiptPassenger): string =>
  appellation ? `${name} ${TITLES[appellation]}` : name;

/** `919-1234567890`. */
export const ticketNumber = (digits: string): string =>
  `${digits.slice(0, BRAND.ticketPrefix.length)}-${digits.slice(BRAND.ticketPrefix.length)}`;
