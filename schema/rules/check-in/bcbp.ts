import { daysBetween, type LocalDate } from '#schema/rules/base/local-date.ts';

/** What the bar code of a boarding pass says about one passenger on one flight. */
export type BarCodeFacts = {
  /** `LAST/FIRST`, letters A to Z. */
  readonly ticketName: string;
  readonly bookingReference: string;
  readonly origin: string;
  readonly destination: string;
  /** Two characters. */
  readonly carrierCode: string;
  /** With the carrier code: `MG523`. */
  readonly flightNumber: string;
  readonly departureDate: LocalDate;
  readonly cabin: 'BUSINESS' | 'ECONOMY';
  /** Null for an infant on the lap. */
  readonly seatNumber: string | null;
  readonly sequenceNumber: number;
};

/** A name as it is printed and coded. */
const NAME_LENGTH = 20;
const REFERENCE_LENGTH = 7;
const COMPARTMENT = { BUSINESS: 'J', ECONOMY: 'Y' } as const;
/** Checked in; and no conditional items, whose length is two digits in hexadecimal. */
const CHECKED_IN = '1';
const NO_MORE = '00';

/** The name on a boarding pass. */
export const boardingPassName = (ticketName: string): string => ticketName.slice(0, NAME_LENGTH);

const dayOfYear = (day: LocalDate): string =>
  String(daysBetween(`${day.slice(0, 4)}-01-01`, day) + 1).padStart(3, '0');

const seatText = (seatNumber: string | null): string =>
  seatNumber === null ? 'INF ' : seatNumber.padStart(4, '0');

/** The number of a flight in five characters, an operational suffix last. */
function flightText(carrierCode: string, flightNumber: string): string {
  const [, digits = '', suffix = ''] =
    /^(\d+)([A-Z]?)$/.exec(flightNumber.slice(carrierCode.length)) ?? [];
  return `${digits.padStart(4, '0')}${suffix.padEnd(1)}`;
}

/**
 * The text of the bar code for one leg: BCBP, format M, of 60 characters, for an electronic ticket
 * (IATA resolution 792).
 */
export const bcbpOf = (facts: BarCodeFacts): string =>
  [
    'M1',
    boardingPassName(facts.ticketName).padEnd(NAME_LENGTH),
    'E',
    facts.bookingReference.padEnd(REFERENCE_LENGTH),
    facts.origin,
    facts.destination,
    facts.carrierCode.padEnd(3),
    flightText(facts.carrierCode, facts.flightNumber),
    dayOfYear(facts.departureDate),
    COMPARTMENT[facts.cabin],
    seatText(facts.seatNumber),
    `${String(facts.sequenceNumber).padStart(4, '0')} `,
    CHECKED_IN,
    NO_MORE,
  ].join('');
